/**
 * What the server says and hears, and what Python in a page gives the page. Seats count from 0,
 * times are milliseconds.
 *
 * Written by scripts/write_payloads.py from src/fourfold/schemas, where changes belong.
 */

export type Value = "win" | "loss" | "draw" | "unknown";

export type AnalysisEvent = AnalysisRound | Refusal;

export type Cell = "square" | "point" | "hexagon";

export type CommandKind =
    | "move"
    | "resign"
    | "offer-draw"
    | "decline-draw"
    | "ask-takeback"
    | "accept-takeback"
    | "decline-takeback"
    | "rematch"
    | "abort";

export type Clock = IncrementClock | DaysClock;

export type Order = "drawn" | "given";

export type MatchEvent =
    | Created
    | Joined
    | NameRemoved
    | Started
    | Moved
    | Gone
    | Failed
    | Replaced
    | DrawTalk
    | Outage
    | TooLong
    | TakebackAsked
    | TakebackAnswered
    | RematchWanted
    | Rematched
    | Aborted;

export type OptionKind = "choice" | "number" | "numbers";

export type StepKind = "look" | "play" | "try";

export type Goal = "win" | "hold";

export type Farewell = "restart" | "rights" | "rate" | "gone";

export type ServerMessage = Welcome | Update | Changed | Presence | Done | Refused | Pong | Bye;

export type ClientMessage = CommandMessage | Ping;

export type SeatKind = "person" | "engine" | "open" | "record";

export type Left = "resigned" | "time" | "failed";

export type Status = "waiting" | "playing" | "over" | "aborted";

export type ReviewEvent = ReviewStart | ReviewedMove | ReviewEnd | Refusal;

export type Due = DueMove | DueFlag;

/** What is known of a move, for the player who makes it. */
export interface JudgedMove {
    readonly move: string;
    readonly value: Value;
    /** Plies to the end, where that is known. */
    readonly distance: number | null;
    /** Whether it is proved. */
    readonly exact: boolean;
    /** From -1 to 1: how good it looks, where it is not proved. */
    readonly score: number;
}

/** What is known of a position, for the player to move, and its moves, best first. */
export interface Analysis {
    readonly value: Value;
    readonly distance: number | null;
    readonly exact: boolean;
    readonly moves: readonly JudgedMove[];
    /**
     * Where nothing is proved and it was counted: of the points, what whoever was to move got in
     * strong play in positions that look like this. In a draw, all share the point.
     */
    readonly share?: number;
}

/** An analysis that says by itself what it is about. */
export interface AnalysedPosition extends Analysis {
    readonly game: string;
    /** Those that are not the usual ones. */
    readonly options: Readonly<Record<string, string>>;
    readonly position: string;
    readonly to_move: number;
}

/** What is known after some seconds of thinking. */
export interface AnalysisRound {
    readonly analysis: Analysis;
    readonly seconds: number;
}

/** A place for a piece. One unit is the distance of neighbours; y grows upwards. */
export interface Space {
    readonly name: string;
    readonly x: number;
    readonly y: number;
}

/** A coordinate written beside the board. */
export interface Label {
    readonly text: string;
    readonly x: number;
    readonly y: number;
}

/** A kind of piece. */
export interface Piece {
    readonly letter: string;
    readonly shape: string;
    readonly seat: number;
    /**
     * How to draw it, where its game brings that: an SVG path in a square from -50 to 50, a hundred
     * being the distance of neighbours, y growing downwards, filled by the even-odd rule.
     */
    readonly outline?: string;
}

/** A stock of equal pieces in a hand, and the pick that means it. */
export interface Slot {
    readonly pick: string;
    readonly letter: string;
}

/** Everything about a board that does not change during a game. */
export interface Layout {
    readonly cell: Cell;
    readonly spaces: readonly Space[];
    /** Lines to draw through spaces, each a path of neighbours. */
    readonly lines: readonly (readonly string[])[];
    /** Groups of spaces with a border around them. */
    readonly regions: readonly (readonly string[])[];
    readonly labels: readonly Label[];
    /** The colour of each seat. */
    readonly colours: readonly string[];
    readonly pieces: readonly Piece[];
    /** The stocks of each seat. */
    readonly hands: readonly (readonly Slot[])[];
}

/** What stands where: letters on spaces, and how many of each letter are in the hands. */
export interface View {
    readonly board: Readonly<Record<string, string>>;
    readonly hands: readonly Readonly<Record<string, number>>[];
}

/** A legal move and the picks that make it up. */
export interface LegalMove {
    readonly move: string;
    readonly picks: readonly string[];
}

/** The way of one piece. */
export interface Journey {
    readonly letter: string;
    /** Null when it comes from the hand. */
    readonly start: string | null;
    /** Null when it goes back there. */
    readonly end: string | null;
}

/** The last move. */
export interface Last {
    readonly move: string;
    readonly seat: number;
    readonly journeys: readonly Journey[];
}

/** How a match ended; without a winner it is a draw. */
export interface Outcome {
    readonly winner: number | null;
    readonly reason: string;
    /** Those that show why. */
    readonly spaces: readonly string[];
}

/** Something to do in a match. */
export interface CommandRequest {
    /** Yours to choose, 1 to 64 printable characters, and used once in a match. */
    readonly id: string;
    /** How many moves had been played. */
    readonly ply: number;
    readonly kind: CommandKind;
    /** Needed only by who holds several. */
    readonly seat?: number | null;
    /** With the kind move, which needs it. */
    readonly move?: string | null;
    /** For a takeback: how many moves shall be left. By default, those before your last one. */
    readonly to_ply?: number | null;
}

/** How many sequences of legal moves there are from a position. */
export interface CountedMoves {
    readonly game: string;
    /** Those that are not the usual ones. */
    readonly options: Readonly<Record<string, string>>;
    readonly position: string;
    readonly depth: number;
    readonly count: number;
    /** The share of each first move, where that was asked for. */
    readonly moves: Readonly<Record<string, number>> | null;
}

/** What is wrong, in the language of the caller. */
export interface Fault {
    /** For programs: not-your-turn. */
    readonly code: string;
    /** For people. */
    readonly message: string;
    /** The part of the request that is wrong. */
    readonly field: string | null;
    /** With the code stale: the version now. */
    readonly version?: number;
}

/** The answer to every request that is refused. */
export interface Refusal {
    readonly error: Fault;
}

/** What every event says. */
export interface Happened {
    /** Events are numbered from 1 without gaps. */
    readonly n: number;
    readonly at: number;
    readonly seat: number | null;
}

/** The match was made. */
export interface Created extends Happened {
    readonly kind: "created";
    readonly spec: string;
    readonly rules: number;
    readonly position: string | null;
    readonly record: string | null;
    readonly seats: readonly SeatedPlayer[];
    readonly order: Order;
    readonly public: boolean;
    /** Left out in matches of earlier releases, which are not. */
    readonly private?: boolean;
    readonly takebacks: boolean;
    readonly help: boolean;
    readonly clock: Clock | null;
    /** The match that this one is the rematch of. */
    readonly before?: string;
}

/** Somebody has taken an open seat; `seat` is the place in the order of creation. */
export interface Joined extends Happened {
    readonly kind: "joined";
    readonly name: string | null;
}

/** A player has deleted their account. Their name is gone, from earlier events too. */
export interface NameRemoved extends Happened {
    readonly kind: "name-removed";
}

/**
 * All seats are taken. From here on they are in turn order. A new `welcome` has told you which are
 * yours.
 */
export interface Started extends Happened {
    readonly kind: "started";
    /** Which seat of the creation sits where. */
    readonly order: readonly number[];
}

/** A move was played. */
export interface Moved extends Happened {
    readonly kind: "move";
    readonly move: string;
}

/** A seat gave up, or its time ran out. */
export interface Gone extends Happened {
    readonly kind: "resigned" | "time";
}

/** An engine could not go on. */
export interface Failed extends Happened {
    readonly kind: "failed";
    /**
     * As in [the engine protocol](engine-protocol.md#other-engines-as-players), or `engine-
     * unknown`.
     */
    readonly reason: string;
    /** Such as the illegal move. */
    readonly note: string;
}

/** An engine takes the seat of somebody who has left. */
export interface Replaced extends Happened {
    readonly kind: "replaced";
    readonly level: number;
}

/** Somebody wants a draw, does not want it, or all want it. */
export interface DrawTalk extends Happened {
    readonly kind: "draw-offered" | "draw-declined" | "draw-agreed";
}

/** Nobody could play in that time, so no clock ran. */
export interface Outage extends Happened {
    readonly from: number;
    readonly to: number;
    readonly kind: "outage";
}

/** After 500 moves the match is drawn. */
export interface TooLong extends Happened {
    readonly kind: "length";
}

/** Somebody wants to take back, or it is taken back. */
export interface TakebackAsked extends Happened {
    readonly kind: "takeback-asked" | "taken-back";
    /** How many moves are left then. */
    readonly to_ply: number;
}

/** One of several people agrees to a takeback, or one does not. */
export interface TakebackAnswered extends Happened {
    readonly kind: "takeback-accepted" | "takeback-declined";
}

/** Somebody wants to play again. */
export interface RematchWanted extends Happened {
    readonly kind: "rematch-wanted";
}

/** All want to play again. */
export interface Rematched extends Happened {
    readonly kind: "rematched";
    /** The id of the new match. */
    readonly match: string;
}

/** The match was called off. */
export interface Aborted extends Happened {
    readonly kind: "aborted";
}

/** What happened after some event, and the number of the last one. */
export interface Events {
    readonly events: readonly MatchEvent[];
    readonly version: number;
}

/** An option: one of some values, a number within bounds, or such a number for each seat. */
export interface GameOption {
    readonly key: string;
    readonly kind: OptionKind;
    readonly values: readonly string[] | null;
    readonly low: number | null;
    readonly high: number | null;
    readonly default: string;
}

/** How few and how many can play. */
export interface Range {
    readonly low: number;
    readonly high: number;
}

/** A game that can be played here. */
export interface ListedGame {
    readonly name: string;
    /** The version of its rules. */
    readonly rules: number;
    readonly options: readonly GameOption[];
    readonly seats: Range;
    /** Levels of the computer players, from 1 to this. */
    readonly levels: number;
    /** Engines of others that can be seated here, by name. */
    readonly engines: readonly string[];
    /** Whether a solution is at hand here that is too large for the package and for browsers. */
    readonly solution: boolean;
    /** Whether there are puzzles, and with them one of the day. */
    readonly puzzles: boolean;
    /** A few moves that make the board look like itself. */
    readonly showcase: readonly string[];
}

/** All games. */
export interface Games {
    readonly games: readonly ListedGame[];
}

/** A game with its options settled. */
export interface SetUpGame {
    /** Name and options in one text: exago?players=3. */
    readonly spec: string;
    readonly name: string;
    readonly options: Readonly<Record<string, string>>;
    readonly seats: number;
    readonly layout: Layout;
    readonly start: string;
    readonly view: View;
    /** Whether a game can end without a winner, so that a draw can be offered. */
    readonly draws: boolean;
    /** The version of its rules. */
    readonly rules: number;
}

/** A position and something to do; the app has the sentences. */
export interface LessonStep {
    readonly name: string;
    readonly spec: string;
    readonly position: string;
    readonly kind: StepKind;
    /** Each of them does what the step asks for. */
    readonly right_moves: readonly string[];
    /** What is to be tried, and refused. */
    readonly picks: readonly string[];
    /** The code of the error that the picks meet. */
    readonly refused: string | null;
    /** Spaces to point at. */
    readonly show: readonly string[];
}

/** The lesson of a game. */
export interface Lesson {
    readonly steps: readonly LessonStep[];
}

/** A position with one right move. */
export interface Puzzle {
    /** The same for as long as there is the puzzle. */
    readonly id: string;
    readonly spec: string;
    readonly position: string;
    /** To win in so many plies, or to find the one move that does not lose. */
    readonly goal: Goal;
    readonly theme: string;
    /** How many moves of both sides the win takes, or how soon every other move loses. */
    readonly plies: number;
    /** How many legal moves there are. */
    readonly choices: number;
    /** Somebody with this rating solves it every other time. */
    readonly rating: number;
    readonly move: string;
    /** Every way to the goal: moves in turn, each but the last with the answer to it. */
    readonly lines: readonly string[];
}

/** The puzzles of a game, easy ones first. */
export interface Puzzles {
    readonly puzzles: readonly Puzzle[];
}

/** A position and moves that show a rule, or picks that the rules refuse. */
export interface RuleExample {
    readonly name: string;
    readonly spec: string;
    readonly position: string;
    /** Played one after the other. */
    readonly moves: readonly string[];
    /** What the rules refuse here. */
    readonly picks: readonly string[];
    /** The code of the error that the picks meet. */
    readonly refused: string | null;
    /** The reason why the game is over after the moves. */
    readonly outcome: string | null;
    /** Spaces to point at. */
    readonly show: readonly string[];
}

/** What a rule page has besides the rules. */
export interface RulePage {
    readonly examples: readonly RuleExample[];
    /** What was decided where the printed rules are silent; the app has the sentences. */
    readonly decisions: readonly string[];
}

/** Comes first, and again when the match starts, because lots are drawn then. */
export interface Welcome {
    readonly type: "welcome";
    /** Your seats. */
    readonly you: readonly number[];
    /** All of it. */
    readonly match: Match;
    /** Those after `?after=N`, or all. */
    readonly events: readonly MatchEvent[];
    /** How many listen without a seat. */
    readonly watching: number;
}

/** Comes whenever something has happened, and is the same for everybody. */
export interface Update {
    readonly type: "update";
    readonly events: readonly MatchEvent[];
    /** All of it, without `you`. */
    readonly match: SharedMatch;
}

/** Comes instead of an update to whoever has asked for `?updates=changes`. */
export interface Changed {
    readonly type: "changed";
    readonly events: readonly MatchEvent[];
    /**
     * What is different: always `version`, `ply`, `time` and `legal`, which only whoever is to move
     * gets. Moves that were added stand in the events; `moves` comes only when some were taken
     * back.
     */
    readonly match: MatchChange;
}

/** Comes when somebody comes or goes. */
export interface Presence {
    readonly type: "presence";
    /** For each seat. */
    readonly connected: readonly boolean[];
    readonly watching: number;
}

/** Comes when a command is committed, after the update. */
export interface Done {
    readonly type: "done";
    readonly id: string;
    readonly version: number;
}

/** Comes when a command or message is not accepted. */
export interface Refused {
    readonly type: "refused";
    readonly id: string | null;
    readonly error: Fault;
}

/** Comes after a `ping`. */
export interface Pong {
    readonly type: "pong";
    readonly time: number;
}

/** Comes before the server closes. */
export interface Bye {
    readonly type: "bye";
    /**
     * `restart` (then close code 1012), `rights` (1012: you hold other seats now), `rate` (1008),
     * `gone` (4404: the match was deleted).
     */
    readonly reason: Farewell;
}

/** A command, as over HTTP. */
export interface CommandMessage extends CommandRequest {
    readonly type: "command";
}

/** A question whether the server is still there, and what time it is. */
export interface Ping {
    readonly type: "ping";
    /**
     * After how many milliseconds you ask again at the latest, from 100 to 60000. When nothing is
     * heard from you for two seconds more, the others are told that you are away, until something
     * is. Without it nobody waits for you.
     */
    readonly again?: number | null;
}

/** Who sat down somewhere when the match was made. */
export interface SeatedPlayer {
    /** `record` in an archived match. */
    readonly kind: SeatKind;
    readonly name: string | null;
    /** Of an engine, unless it has a name instead. */
    readonly level: number | null;
}

/** Who sits somewhere. */
export interface Seat extends SeatedPlayer {
    /** Somebody looks at the match from here; engines always do. */
    readonly connected: boolean;
    /** `failed` is an engine that could not go on. */
    readonly left: Left | null;
    /** An engine moves for this seat now. */
    readonly engine_plays: boolean;
}

/** Time for the whole match, and more for each move. */
export interface IncrementClock {
    readonly kind: "increment";
    /** Seconds. */
    readonly base: number;
    /** Seconds a move. */
    readonly increment: number;
}

/** Some days for each move. */
export interface DaysClock {
    readonly kind: "days";
    readonly days: number;
}

/** Milliseconds left for each seat. */
export interface Clocks {
    readonly remaining: readonly number[];
    /** The seat whose clock runs. */
    readonly running: number | null;
    /** When it was so. */
    readonly at: number;
}

/** A request to take back. */
export interface Takeback {
    /** Who asks. */
    readonly seat: number;
    /** How many moves would be left. */
    readonly to_ply: number;
    /** The seats that have agreed so far. */
    readonly accepted: readonly number[];
}

/** What is offered and not yet answered. */
export interface Offers {
    /** The seats that want a draw. */
    readonly draw: readonly number[];
    readonly takeback: Takeback | null;
    /** The seats that want to play again. */
    readonly rematch: readonly number[];
}

/** Everything about a match but who asks: the same for everybody. */
export interface SharedMatch {
    readonly id: string;
    readonly game: string;
    /** Name and options in one text: exago?players=3. */
    readonly spec: string;
    readonly options: Readonly<Record<string, string>>;
    /** The version of the rules. */
    readonly rules: number;
    /** `waiting` is for somebody to join. */
    readonly status: Status;
    /** Listed for everybody. */
    readonly public: boolean;
    /** Only its players can look at it. */
    readonly private: boolean;
    /** Moves may be taken back, if all agree. */
    readonly takebacks: boolean;
    /** People may be shown what moves are worth. */
    readonly help: boolean;
    /** As it was asked for. */
    readonly clock: Clock | null;
    /** When it was made. */
    readonly created: number;
    /** In the order of creation while waiting, in turn order from the start on. */
    readonly seats: readonly Seat[];
    /** The number of the last event. */
    readonly version: number;
    /** How many moves have been played. */
    readonly ply: number;
    /** The position it started from. */
    readonly start: string;
    readonly position: string;
    /** The seat whose turn it is. */
    readonly to_move: number;
    readonly view: View;
    /** None unless the match is being played. */
    readonly legal: readonly LegalMove[];
    /** Those that were played. */
    readonly moves: readonly string[];
    /** The last move, and how its pieces went. */
    readonly last: Last | null;
    readonly outcome: Outcome | null;
    readonly offers: Offers;
    readonly clocks: Clocks | null;
    /** The id of the next match, when there is one. */
    readonly rematch: string | null;
    /** The clock of the server. */
    readonly time: number;
}

/** What can be different in a match after something has happened. */
export interface MatchChange {
    readonly status?: Status;
    readonly seats?: readonly Seat[];
    readonly version: number;
    readonly ply: number;
    readonly position?: string;
    readonly to_move?: number;
    readonly view?: View;
    /** Only for whoever is to move; for others, and when nobody is, there are none. */
    readonly legal?: readonly LegalMove[];
    /** Left out where moves were only added: they stand in the events. */
    readonly moves?: readonly string[];
    readonly last?: Last | null;
    readonly outcome?: Outcome | null;
    readonly offers?: Offers;
    readonly clocks?: Clocks | null;
    readonly rematch?: string | null;
    readonly time: number;
}

/** Everything about a match. */
export interface Match extends SharedMatch {
    /** The seats you hold. */
    readonly you: readonly number[];
}

/** A match in a list. */
export interface Summary {
    readonly id: string;
    readonly spec: string;
    readonly game: string;
    readonly status: Status;
    readonly seats: readonly Seat[];
    readonly clock: Clock | null;
    readonly ply: number;
    readonly to_move: number;
    readonly created: number;
    readonly updated: number;
    readonly outcome: Outcome | null;
    /** The seats you hold. */
    readonly you: readonly number[];
    /** The board as it stands, where that is known. */
    readonly view: View | null;
    /** Whether you keep it beyond the time after which finished ones go. */
    readonly kept: boolean;
}

/** Matches, and where the list goes on. */
export interface Summaries {
    readonly matches: readonly Summary[];
    /** The cursor for the next page, if any. */
    readonly before: string | null;
}

/** A move on the way. */
export interface Step extends Last {
    /** When it was played; not known of moves from a record. */
    readonly at: number | null;
}

/** A position on the way. */
export interface Ply {
    readonly position: string;
    readonly view: View;
    readonly to_move: number;
    readonly last: Step | null;
    readonly outcome: Outcome | null;
}

/** A match from its start on. */
export interface Plies {
    readonly plies: readonly Ply[];
}

/** A secret for another device of the same person. */
export interface Key {
    readonly key: string;
}

/** The number of the event that a command led to. */
export interface Committed {
    readonly version: number;
}

/** A player as others see it. */
export interface Player {
    readonly name: string | null;
}

/** A new player. The token is the player: keep it secret. */
export interface NewPlayer {
    readonly player: Player;
    /** Left out when it is in a cookie. */
    readonly token?: string | null;
}

/** A position with everything a board needs. */
export interface Position {
    readonly game: string;
    /** Name and options in one text: exago?players=3. */
    readonly spec: string;
    readonly position: string;
    readonly to_move: number;
    readonly view: View;
    readonly legal: readonly LegalMove[];
    readonly outcome: Outcome | null;
    readonly last: Last | null;
    readonly analysis: Analysis | null;
}

/** Whether picks make up a legal move, and why not. */
export interface Why {
    readonly legal: boolean;
    readonly code?: string;
    readonly message?: string;
}

/** Who wants to be known. */
export interface PlayerRequest {
    readonly name?: string | null;
    /** Give the token as a cookie, for browsers. */
    readonly cookie?: boolean;
}

/** A name to be shown from now on. */
export interface NameRequest {
    readonly name: string | null;
}

/** Who is to sit somewhere: me, a person beside me, an engine, or whoever comes. */
export interface SeatRequest {
    /** `beside` is somebody at the same screen, `open` whoever follows the link. */
    readonly kind: "me" | "beside" | "engine" | "open";
    /** For `me` and `beside`. */
    readonly name?: string | null;
    /** From 1 to 10, for engines of the server, which need it. */
    readonly level?: number | null;
    /** Instead of a level: an engine by its name, as `GET /api/games` lists it. */
    readonly engine?: string | null;
}

/** Time for the whole match and more for each move, or some days for each move. */
export interface ClockRequest {
    readonly kind: "increment" | "days";
    /** Seconds for the whole match, with `increment`, which needs both. */
    readonly base?: number | null;
    /** More seconds for each move. */
    readonly increment?: number | null;
    /** Days for each move, with `days`. */
    readonly days?: number | null;
}

/** A match to be made. A record brings its own game, options, position and moves. */
export interface MatchRequest {
    /** As `GET /api/games` lists them; needed unless there is a record. */
    readonly game?: string | null;
    /** Likewise; those that are left out are as usual. */
    readonly options?: Readonly<Record<string, string | number>>;
    /** Where to start, in [the format of positions](formats.md#positions). */
    readonly position?: string | null;
    /**
     * A [record](formats.md#records) of at most 500 moves to go on with; it brings its own game,
     * options, position and moves. A finished one is archived, and needs no seats.
     */
    readonly record?: string | null;
    /** One for each seat of the game. */
    readonly seats?: readonly SeatRequest[] | null;
    /**
     * Usually `drawn`: lots are drawn for the seats when the last one is taken. `given` keeps the
     * order.
     */
    readonly order?: Order;
    /** Usually not: then it is found only by its link. Otherwise it is listed for everybody. */
    readonly public?: boolean;
    /** Join a waiting public match with the same settings if there is one. Default false. */
    readonly pair?: boolean;
    /**
     * Visible to its players only; others get 404. Needs no open seats and `public` false. Default
     * false.
     */
    readonly private?: boolean;
    /** Whether moves may be taken back, if all agree. Usually they may. */
    readonly takebacks?: boolean;
    /** Whether people may be shown what moves are worth. Usually they may. */
    readonly help?: boolean;
    /** Usually there is none. */
    readonly clock?: ClockRequest | null;
}

/** A seat to be taken. */
export interface JoinRequest {
    readonly name?: string | null;
    /** By default the first open one. */
    readonly seat?: number | null;
}

/** A key from another device of the same person. */
export interface ClaimRequest {
    readonly key: string;
}

/** Whether a match is to stay when it is over. */
export interface KeepRequest {
    readonly kept: boolean;
}

/** A match as text. */
export interface RecordRequest {
    readonly record: string;
}

/** What a record says. */
export interface RecordRead {
    readonly game: string;
    readonly spec: string;
    readonly options: Readonly<Record<string, string>>;
    readonly players: readonly (string | null)[];
    readonly start: string;
    readonly moves: readonly string[];
    readonly outcome: Outcome | null;
}

/** The match that is looked at again. */
export interface ReviewStart {
    readonly match: RecordRead;
}

/** A move that was played, and what is known of the position before it. */
export interface ReviewedMove {
    /** How many moves had been played. */
    readonly ply: number;
    readonly seat: number;
    readonly value: Value;
    readonly distance: number | null;
    readonly exact: boolean;
    /** Of the position, from -1 to 1, for who moved. */
    readonly score: number;
    readonly played: JudgedMove;
    readonly best: JudgedMove;
    /** How much of what could be had was given away, from 0 to 1. */
    readonly loss: number;
    /** Whether that is proved. */
    readonly sure: boolean;
    /** Whether some move was worth more than another. */
    readonly choice: boolean;
}

/** How well a seat played where there was a choice. */
export interface Accuracy {
    /** How much it kept of what could be had; null where it had no choice. */
    readonly percent: number | null;
    readonly exact: boolean;
    readonly choices: number;
    /** Those that are proved. */
    readonly mistakes: number;
}

/** How well each seat played. */
export interface ReviewEnd {
    readonly accuracy: readonly Accuracy[];
}

/** How a game ended; without a winner it is a draw. */
export interface RuledOutcome {
    readonly winner: number | null;
    readonly reason: string;
}

/** What the rules say of a position. */
export interface Ruling {
    readonly position: string;
    readonly to_move: number;
    readonly legal: readonly string[];
    readonly outcome: RuledOutcome | null;
}

/** What is wrong with a line. */
export interface LineFault {
    readonly code: string;
    readonly message: string;
    /** Which of its moves. */
    readonly index: number | null;
}

/** The answer to a line that is refused. */
export interface LineRefusal {
    readonly error: LineFault;
}

/** A number, and how far it may be off; it is not, 95 times in 100. */
export interface Uncertain {
    readonly value: number;
    readonly margin: number;
}

/** Moves that gave something away, among those that could have. */
export interface CountedMistakes {
    readonly made: number;
    readonly possible: number;
}

/** How a computer player did. */
export interface Standing {
    readonly player: string;
    readonly played: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    /** Points for each game, from 0 to 1. */
    readonly score: Uncertain;
    /** In games of two. */
    readonly elo: Uncertain | null;
    /** Where they were counted. */
    readonly mistakes: CountedMistakes | null;
}

/** How two computer players did against each other. */
export interface Meeting {
    readonly player: string;
    readonly against: string;
    readonly played: number;
    /** Points of the first for each game, from 0 to 1. */
    readonly score: number;
}

/** How well a seat did, whoever sat there. */
export interface SeatScore {
    readonly seat: number;
    readonly score: Uncertain;
}

/** A player who lost games without playing them to the end. */
export interface Failure {
    readonly player: string;
    readonly count: number;
    /** Why, the first time. */
    readonly reason: string;
}

/** What came of a match between computer players, the best first. */
export interface Standings {
    readonly game: string;
    /** Those that are not the usual ones. */
    readonly options: Readonly<Record<string, string>>;
    /** How many were played. */
    readonly games: number;
    readonly planned: number;
    readonly players: readonly Standing[];
    readonly pairs: readonly Meeting[];
    readonly seats: readonly SeatScore[];
    readonly failures: readonly Failure[];
}

/** What is to be written down of a match: the events after those that are there. */
export interface Written {
    readonly id: string;
    readonly format: number;
    /** How many events must be there already. */
    readonly before: number;
    readonly events: readonly (readonly unknown[])[];
    readonly summary: Summary;
    /** The match as it is told, so that it can be shown before it is read again. */
    readonly shown: Match;
}

/** An engine has to move, or to answer the offer of a draw. */
export interface DueMove {
    readonly kind: "engine" | "draw";
    readonly spec: string;
    readonly position: string;
    readonly ply: number;
    readonly seat: number;
    readonly level: number;
    /** Positions that the game has seen. */
    readonly met: readonly string[];
}

/** Somebody's time will be over. */
export interface DueFlag {
    readonly kind: "flag";
    readonly at: number;
}

/** What follows when something has happened. */
export interface Turn {
    readonly write: readonly Written[];
    readonly tell: readonly (Changed | Welcome)[];
    readonly answer: unknown;
    readonly due: Due | null;
}
