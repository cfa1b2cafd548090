SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.events (
    match_id character varying(32) NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    kind character varying(20) NOT NULL,
    seat integer,
    command_id character varying(64),
    player character varying(64),
    body json NOT NULL
);
CREATE TABLE public.keys (
    id character varying(64) NOT NULL,
    match_id character varying(32) NOT NULL,
    holder character varying(64) NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.matches (
    id character varying(32) NOT NULL,
    spec character varying(200) NOT NULL,
    public boolean NOT NULL,
    status character varying(10) NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    version integer NOT NULL,
    due_at bigint,
    due_kind character varying(10),
    summary json NOT NULL
);
CREATE TABLE public.members (
    match_id character varying(32) NOT NULL,
    player character varying(64) NOT NULL,
    holder character varying(64) NOT NULL,
    created bigint NOT NULL,
    kept boolean DEFAULT false NOT NULL
);
CREATE TABLE public.outages (
    start bigint NOT NULL,
    "end" bigint NOT NULL
);
CREATE TABLE public.players (
    id character varying(64) NOT NULL,
    name character varying(60),
    created bigint NOT NULL
);
CREATE TABLE public.pulse (
    id integer NOT NULL,
    at bigint NOT NULL
);
INSERT INTO public.alembic_version VALUES
	('0003');
INSERT INTO public.events VALUES
	('ngbhP2M27mKGFp', 1, 1795125848189, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"quantik","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}'),
	('ngbhP2M27mKGFp', 2, 1795125848225, 'joined', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('ngbhP2M27mKGFp', 3, 1795125848225, 'started', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"order":[0,1]}'),
	('ngbhP2M27mKGFp', 4, 1795125848278, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"Aa1"}'),
	('ngbhP2M27mKGFp', 5, 1795125848287, 'move', 1, 'move-2', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"Bb2"}'),
	('ngbhP2M27mKGFp', 6, 1795125848297, 'move', 0, 'move-3', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"Ca2"}'),
	('ngbhP2M27mKGFp', 7, 1795125848311, 'move', 1, 'move-4', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"Db1"}'),
	('ru3WKZzn5yDGJL', 1, 1795125848322, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"qomet","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}'),
	('ru3WKZzn5yDGJL', 2, 1795125848329, 'joined', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('ru3WKZzn5yDGJL', 3, 1795125848329, 'started', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"order":[0,1]}'),
	('ru3WKZzn5yDGJL', 4, 1795125848349, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"d4"}'),
	('ru3WKZzn5yDGJL', 5, 1795125848359, 'move', 1, 'move-2', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"a7"}'),
	('ru3WKZzn5yDGJL', 6, 1795125848370, 'move', 0, 'move-3', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"c4"}'),
	('ru3WKZzn5yDGJL', 7, 1795125848380, 'move', 1, 'move-4', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"g7"}'),
	('ru3WKZzn5yDGJL', 8, 1795125848392, 'move', 0, 'move-5', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"c3"}'),
	('ru3WKZzn5yDGJL', 9, 1795125848404, 'move', 1, 'move-6', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"g1"}'),
	('ru3WKZzn5yDGJL', 10, 1795125848416, 'move', 0, 'move-7', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"d3"}'),
	('4PuqEBjdPRTpuo', 1, 1795125848431, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"exago","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}'),
	('4PuqEBjdPRTpuo', 2, 1795125848441, 'joined', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('4PuqEBjdPRTpuo', 3, 1795125848441, 'started', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"order":[0,1]}'),
	('4PuqEBjdPRTpuo', 4, 1795125848465, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"f6"}'),
	('4PuqEBjdPRTpuo', 5, 1795125848475, 'move', 1, 'move-2', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"e6"}'),
	('4PuqEBjdPRTpuo', 6, 1795125848487, 'move', 0, 'move-3', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"f5"}'),
	('4PuqEBjdPRTpuo', 7, 1795125848495, 'move', 1, 'move-4', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"e5"}'),
	('4PuqEBjdPRTpuo', 8, 1795125848502, 'move', 0, 'move-5', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"f4"}'),
	('4PuqEBjdPRTpuo', 9, 1795125848508, 'move', 1, 'move-6', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"e4"}'),
	('4PuqEBjdPRTpuo', 10, 1795125848515, 'move', 0, 'move-7', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"f3"}'),
	('4PuqEBjdPRTpuo', 11, 1795125848521, 'move', 1, 'move-8', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"e3"}'),
	('4PuqEBjdPRTpuo', 12, 1795125848528, 'move', 0, 'move-9', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"f2"}'),
	('aJhf1i4xrkkZDs', 1, 1795125848532, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"quantik","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":false,"clock":{"kind":"increment","base":3600,"increment":5}}'),
	('aJhf1i4xrkkZDs', 2, 1795125848536, 'joined', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('aJhf1i4xrkkZDs', 3, 1795125848536, 'started', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"order":[0,1]}'),
	('aJhf1i4xrkkZDs', 4, 1795125848548, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"Aa1"}'),
	('aJhf1i4xrkkZDs', 5, 1795125848556, 'move', 1, 'move-2', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"Bb2"}'),
	('aJhf1i4xrkkZDs', 6, 1795125848563, 'move', 0, 'move-3', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"Cc3"}'),
	('aHP2YUvV7gLhS4', 1, 1795125848568, 'created', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"spec":"qomet?corner_exit=off","rules":1,"position":null,"record":null,"seats":[{"kind":"open","name":null,"level":null},{"kind":"person","name":"Bob","level":null}],"holders":[null,"5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"order":"given","public":false,"takebacks":true,"help":true,"clock":{"kind":"days","days":3}}'),
	('aHP2YUvV7gLhS4', 2, 1795125848571, 'joined', 0, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"name":"Ann"}'),
	('aHP2YUvV7gLhS4', 3, 1795125848571, 'started', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"order":[0,1]}'),
	('aHP2YUvV7gLhS4', 4, 1795125848584, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"d4"}'),
	('aHP2YUvV7gLhS4', 5, 1795125848592, 'move', 1, 'move-2', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"a1"}'),
	('aHP2YUvV7gLhS4', 6, 1795125848601, 'move', 0, 'move-3', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"c3"}'),
	('NBQASvW2PP3WYj', 1, 1795125848605, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"exago?players=3&size=4","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null,null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}'),
	('NBQASvW2PP3WYj', 2, 1795125848610, 'joined', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('NBQASvW2PP3WYj', 3, 1795125848614, 'joined', 2, NULL, '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"name":"Cléo 王"}'),
	('NBQASvW2PP3WYj', 4, 1795125848614, 'started', NULL, NULL, '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"order":[0,1,2]}'),
	('NBQASvW2PP3WYj', 5, 1795125848645, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"d4"}'),
	('NBQASvW2PP3WYj', 6, 1795125848652, 'move', 1, 'move-2', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"e4"}'),
	('NBQASvW2PP3WYj', 7, 1795125848658, 'move', 2, 'move-3', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"move":"d3"}'),
	('NBQASvW2PP3WYj', 8, 1795125848665, 'move', 0, 'move-4', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"e3"}'),
	('NBQASvW2PP3WYj', 9, 1795125848671, 'move', 1, 'move-5', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"f5"}'),
	('NBQASvW2PP3WYj', 10, 1795125848677, 'move', 2, 'move-6', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"move":"f3"}'),
	('NBQASvW2PP3WYj', 11, 1795125848684, 'move', 0, 'move-7', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"g5"}'),
	('NBQASvW2PP3WYj', 12, 1795125848690, 'move', 1, 'move-8', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"g4"}'),
	('NBQASvW2PP3WYj', 13, 1795125848697, 'move', 2, 'move-9', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"move":"c3"}'),
	('NBQASvW2PP3WYj', 14, 1795125848704, 'move', 0, 'move-10', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"f6"}'),
	('NBQASvW2PP3WYj', 15, 1795125848710, 'move', 1, 'move-11', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"b2"}'),
	('NBQASvW2PP3WYj', 16, 1795125848716, 'move', 2, 'move-12', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"move":"g7"}'),
	('NBQASvW2PP3WYj', 17, 1795125848723, 'move', 0, 'move-13', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"g6"}'),
	('NBQASvW2PP3WYj', 18, 1795125848729, 'move', 1, 'move-14', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"d5"}'),
	('8g1MxVTyJb4Mci', 1, 1795125848734, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"qomet","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}'),
	('8g1MxVTyJb4Mci', 2, 1795125848737, 'joined', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('8g1MxVTyJb4Mci', 3, 1795125848737, 'started', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"order":[0,1]}'),
	('8g1MxVTyJb4Mci', 4, 1795125848749, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"d4"}'),
	('8g1MxVTyJb4Mci', 5, 1795125848757, 'move', 1, 'move-2', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"a1"}'),
	('8g1MxVTyJb4Mci', 6, 1795125848764, 'move', 0, 'move-3', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"c3"}'),
	('8g1MxVTyJb4Mci', 7, 1795125848771, 'takeback-asked', 1, 'back-1', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"to_ply":1}'),
	('8g1MxVTyJb4Mci', 8, 1795125848778, 'takeback-declined', 0, 'back-no', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{}'),
	('8g1MxVTyJb4Mci', 9, 1795125848785, 'takeback-asked', 0, 'back-2', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"to_ply":2}'),
	('8g1MxVTyJb4Mci', 10, 1795125848792, 'taken-back', 0, 'back-yes', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"to_ply":2}'),
	('8g1MxVTyJb4Mci', 11, 1795125848806, 'move', 0, 'second-move-3', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"e5"}'),
	('8g1MxVTyJb4Mci', 12, 1795125848812, 'draw-offered', 1, 'draw-1', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{}'),
	('8g1MxVTyJb4Mci', 13, 1795125848819, 'draw-declined', 0, 'draw-no', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{}'),
	('8g1MxVTyJb4Mci', 14, 1795125848831, 'move', 1, 'move-4', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"g7"}'),
	('8g1MxVTyJb4Mci', 15, 1795125848837, 'draw-offered', 0, 'draw-2', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{}'),
	('8g1MxVTyJb4Mci', 16, 1795125848843, 'resigned', 1, 'give-up', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{}'),
	('8g1MxVTyJb4Mci', 17, 1795125848850, 'rematch-wanted', 0, 'again-ann', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{}'),
	('8g1MxVTyJb4Mci', 18, 1795125848856, 'rematch-wanted', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{}'),
	('8g1MxVTyJb4Mci', 19, 1795125848856, 'rematched', NULL, 'again-bob', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"match":"MzRfHgkNnPEbWr"}'),
	('MzRfHgkNnPEbWr', 1, 1795125848856, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"qomet","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Bob","level":null},{"kind":"person","name":"Ann","level":null}],"holders":["5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86","01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c"],"order":"given","public":false,"takebacks":true,"help":true,"clock":null,"before":"8g1MxVTyJb4Mci"}'),
	('MzRfHgkNnPEbWr', 2, 1795125848856, 'started', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"order":[0,1]}'),
	('LN3twMLbFq5Ljc', 1, 1795125848862, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"exago","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}'),
	('LN3twMLbFq5Ljc', 2, 1795125848865, 'joined', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('LN3twMLbFq5Ljc', 3, 1795125848865, 'started', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"order":[0,1]}'),
	('LN3twMLbFq5Ljc', 4, 1795125848876, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"f6"}'),
	('LN3twMLbFq5Ljc', 5, 1795125848882, 'move', 1, 'move-2', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"e6"}'),
	('LN3twMLbFq5Ljc', 6, 1795125848889, 'move', 0, 'move-3', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"f5"}'),
	('LN3twMLbFq5Ljc', 7, 1795125848896, 'takeback-asked', 0, 'ask', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"to_ply":2}'),
	('LN3twMLbFq5Ljc', 8, 1795125848902, 'draw-offered', 1, 'offer', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{}'),
	('9NB6gLfZHNWSyf', 1, 1795125848907, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"quantik","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"drawn","public":true,"takebacks":true,"help":true,"clock":null}'),
	('EitZLBvgXbzcvo', 1, 1795125848910, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"exago?players=4&size=4","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"engine","name":null,"level":2},{"kind":"person","name":"Kim","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null,"01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}'),
	('EitZLBvgXbzcvo', 2, 1795125848914, 'joined', 3, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('EitZLBvgXbzcvo', 3, 1795125848914, 'started', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"order":[0,1,2,3]}'),
	('EitZLBvgXbzcvo', 4, 1795125848922, 'move', 0, 'level-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"d4"}'),
	('EitZLBvgXbzcvo', 5, 1795125848927, 'move', 1, NULL, NULL, '{"move":"d5"}'),
	('EitZLBvgXbzcvo', 6, 1795125848934, 'move', 2, 'level-2', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"c3"}'),
	('EitZLBvgXbzcvo', 7, 1795125848940, 'resigned', 3, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{}'),
	('EitZLBvgXbzcvo', 8, 1795125848940, 'replaced', 3, 'level-left', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"level":5}'),
	('EitZLBvgXbzcvo', 9, 1795125848944, 'move', 3, NULL, NULL, '{"move":"e5"}'),
	('MCmv7xh6g3JvyA', 1, 1795125848952, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"qomet","rules":1,"position":null,"record":"[Game \"qomet\"]\n[Options \"\"]\n[Rules \"1\"]\n[Seat1 \"Ann\"]\n[Seat2 \"Bob\"]\n[Date \"2026-11-19\"]\n[Result \"seat 1 wins, square\"]\n\n1. d4 a7 2. c4 g7 3. c3 g1 4. d3\n","seats":[{"kind":"record","name":"Ann","level":null},{"kind":"record","name":"Bob","level":null}],"holders":[null,null],"order":"drawn","public":false,"takebacks":true,"help":true,"clock":null}'),
	('DPRoF6gC8Sa2Fj', 1, 1795125848959, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"quantik","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}');
INSERT INTO public.events VALUES
	('DPRoF6gC8Sa2Fj', 2, 1795125848963, 'joined', 1, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"name":"Bob"}'),
	('DPRoF6gC8Sa2Fj', 3, 1795125848963, 'started', NULL, NULL, '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"order":[0,1]}'),
	('DPRoF6gC8Sa2Fj', 4, 1795125848969, 'aborted', 0, 'stop', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{}'),
	('yiXXht9htnD9sz', 1, 1795125848974, 'created', NULL, NULL, '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"spec":"quantik","rules":1,"position":"A..C/..../..b./.d..","record":null,"seats":[{"kind":"person","name":"Cléo 王","level":null},{"kind":"person","name":"Kim","level":null}],"holders":["7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84","7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84"],"order":"given","public":false,"takebacks":false,"help":true,"clock":null}'),
	('yiXXht9htnD9sz', 2, 1795125848974, 'started', NULL, NULL, '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"order":[0,1]}'),
	('yiXXht9htnD9sz', 3, 1795125848984, 'move', 0, 'move-1', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '{"move":"Ba1"}'),
	('WmnsosgqRBzMjr', 1, 1795125849011, 'created', NULL, NULL, '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"spec":"qomet","rules":1,"position":null,"record":null,"seats":[{"kind":"person","name":"Ann","level":null},{"kind":"open","name":null,"level":null}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"order":"given","public":false,"takebacks":true,"help":true,"clock":null}'),
	('WmnsosgqRBzMjr', 2, 1795125849015, 'joined', 1, NULL, '28ba981f8ebcb71233a90f65e71014960eeabb5560db1a0905d6269921407778', '{"name":"Dan"}'),
	('WmnsosgqRBzMjr', 3, 1795125849015, 'started', NULL, NULL, '28ba981f8ebcb71233a90f65e71014960eeabb5560db1a0905d6269921407778', '{"order":[0,1]}'),
	('WmnsosgqRBzMjr', 4, 1795125849028, 'move', 0, 'move-1', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '{"move":"d4"}'),
	('aJhf1i4xrkkZDs', 7, 1795125854795, 'outage', NULL, NULL, NULL, '{"from":1795125849195,"to":1795125854556}'),
	('aJhf1i4xrkkZDs', 8, 1795125854863, 'move', 1, 'move-4', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '{"move":"Dd4"}'),
	('aHP2YUvV7gLhS4', 7, 1795125855014, 'outage', NULL, NULL, NULL, '{"from":1795125849195,"to":1795125854556}');
INSERT INTO public.keys VALUES
	('request-7e51ec7b43f0f89e5da16148e8e2eb0ab567847cd03b67c1f936d21b', '9NB6gLfZHNWSyf', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848907),
	('635d1c69029230aeb0b5d71bd251a8db4874cafbaea061d633417bad640e75fb', 'NBQASvW2PP3WYj', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848989);
INSERT INTO public.matches VALUES
	('ngbhP2M27mKGFp', 'quantik', false, 'over', 1795125848189, 1795125848311, 7, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":null,"ply":4,"to_move":0,"outcome":{"winner":1,"reason":"line","spaces":["a2","b2","a1","b1"]},"position":"..../..../Cb../Ad.."}'),
	('ru3WKZzn5yDGJL', 'qomet', false, 'over', 1795125848322, 1795125848416, 10, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":null,"ply":7,"to_move":1,"outcome":{"winner":0,"reason":"square","spaces":["c3","c4","d3","d4"]},"position":"D.D/.../.../..LL.../LL./.../..D D -"}'),
	('4PuqEBjdPRTpuo', 'exago', false, 'over', 1795125848431, 1795125848528, 12, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":null,"ply":9,"to_move":1,"outcome":{"winner":0,"reason":"line","spaces":["f2","f3","f4","f5","f6"]},"position":"6/7/8/9/10/1RRRRR5/2BBBB4/9/8/7/6 B R7,B8"}'),
	('NBQASvW2PP3WYj', 'exago?players=3&size=4', false, 'playing', 1795125848605, 1795125848729, 18, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Cléo 王","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86","7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84"],"clock":null,"ply":14,"to_move":2,"outcome":null,"position":"BRRY/Y1BR1/1RB3/2YRB2/2Y3/1B3/4 Y R1,B1,Y2"}'),
	('8g1MxVTyJb4Mci', 'qomet', false, 'over', 1795125848734, 1795125848856, 19, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":"resigned","engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":null,"ply":4,"to_move":0,"outcome":{"winner":0,"reason":"resignation","spaces":[]},"position":"..D/.../..L/...L.../.../.../D.. L -"}'),
	('MzRfHgkNnPEbWr', 'qomet', false, 'playing', 1795125848856, 1795125848856, 2, NULL, NULL, '{"seats":[{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86","01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c"],"clock":null,"ply":0,"to_move":0,"outcome":null,"position":".../.../.../......./.../.../... L -"}'),
	('LN3twMLbFq5Ljc', 'exago', false, 'playing', 1795125848862, 1795125848902, 8, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":null,"ply":3,"to_move":1,"outcome":null,"position":"6/7/8/9/10/4RR5/5B4/9/8/7/6 B R10,B11"}'),
	('9NB6gLfZHNWSyf', 'quantik', true, 'waiting', 1795125848907, 1795125848907, 1, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"open","name":null,"level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null],"clock":null,"ply":0,"to_move":0,"outcome":null,"position":"..../..../..../...."}'),
	('EitZLBvgXbzcvo', 'exago?players=4&size=4', false, 'playing', 1795125848910, 1795125848944, 9, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"engine","name":null,"level":2,"connected":true,"left":null,"engine_plays":true},{"kind":"person","name":"Kim","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":"resigned","engine_plays":true}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c",null,"01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":null,"ply":4,"to_move":0,"outcome":null,"position":"4/5/3G2/3RB2/2Y3/5/4 R R5,B5,Y5,G5"}'),
	('MCmv7xh6g3JvyA', 'qomet', false, 'over', 1795125848952, 1795125848952, 1, NULL, NULL, '{"seats":[{"kind":"record","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"record","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":[null,null],"clock":null,"ply":7,"to_move":1,"outcome":{"winner":0,"reason":"square","spaces":["c3","c4","d3","d4"]},"position":"D.D/.../.../..LL.../LL./.../..D D -"}'),
	('DPRoF6gC8Sa2Fj', 'quantik', false, 'aborted', 1795125848959, 1795125848969, 4, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":null,"ply":0,"to_move":0,"outcome":null,"position":"..../..../..../...."}'),
	('yiXXht9htnD9sz', 'quantik', false, 'playing', 1795125848974, 1795125848984, 3, NULL, NULL, '{"seats":[{"kind":"person","name":"Cléo 王","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Kim","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84","7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84"],"clock":null,"ply":1,"to_move":1,"outcome":null,"position":"A..C/..../..b./Bd.."}'),
	('WmnsosgqRBzMjr', 'qomet', false, 'playing', 1795125849011, 1795125849028, 4, NULL, NULL, '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Dan","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","28ba981f8ebcb71233a90f65e71014960eeabb5560db1a0905d6269921407778"],"clock":null,"ply":1,"to_move":1,"outcome":null,"position":".../.../.../...L.../.../.../... D -"}'),
	('aJhf1i4xrkkZDs', 'quantik', false, 'playing', 1795125848532, 1795125854863, 8, 1795129459856, 'flag', '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":{"kind":"increment","base":3600,"increment":5},"ply":4,"to_move":0,"outcome":null,"position":"...d/..C./.b../A..."}'),
	('aHP2YUvV7gLhS4', 'qomet?corner_exit=off', false, 'playing', 1795125848568, 1795125855014, 7, 1795385053962, 'flag', '{"seats":[{"kind":"person","name":"Ann","level":null,"connected":false,"left":null,"engine_plays":false},{"kind":"person","name":"Bob","level":null,"connected":false,"left":null,"engine_plays":false}],"holders":["01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c","5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86"],"clock":{"kind":"days","days":3},"ply":3,"to_move":1,"outcome":null,"position":".../.../.../...L.../L../.../D.. D -"}');
INSERT INTO public.members VALUES
	('ngbhP2M27mKGFp', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848189, false),
	('ngbhP2M27mKGFp', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848225, false),
	('ru3WKZzn5yDGJL', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848322, false),
	('ru3WKZzn5yDGJL', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848329, false),
	('4PuqEBjdPRTpuo', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848431, false),
	('4PuqEBjdPRTpuo', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848441, false),
	('aJhf1i4xrkkZDs', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848532, false),
	('aJhf1i4xrkkZDs', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848536, false),
	('aHP2YUvV7gLhS4', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848568, false),
	('aHP2YUvV7gLhS4', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848571, false),
	('NBQASvW2PP3WYj', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848605, false),
	('NBQASvW2PP3WYj', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848610, false),
	('NBQASvW2PP3WYj', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', 1795125848614, false),
	('8g1MxVTyJb4Mci', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848734, false),
	('8g1MxVTyJb4Mci', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848737, false),
	('MzRfHgkNnPEbWr', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848856, false),
	('MzRfHgkNnPEbWr', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848856, false),
	('LN3twMLbFq5Ljc', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848862, false),
	('LN3twMLbFq5Ljc', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848865, false),
	('9NB6gLfZHNWSyf', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848907, false),
	('EitZLBvgXbzcvo', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848910, false),
	('EitZLBvgXbzcvo', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848914, false),
	('MCmv7xh6g3JvyA', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848952, true),
	('DPRoF6gC8Sa2Fj', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125848959, false),
	('DPRoF6gC8Sa2Fj', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', '5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 1795125848963, false),
	('yiXXht9htnD9sz', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', '7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', 1795125848974, false),
	('WmnsosgqRBzMjr', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', '01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 1795125849011, false);
INSERT INTO public.outages VALUES
	(1795125849195, 1795125854556);
INSERT INTO public.players VALUES
	('01406ff0212840e5450e8617ce4b32d6e725d669f97367893c3026b794fc537c', 'Ann', 1795125847900),
	('5767c69d9ac88c4c23d83cb9d2c351c15be29cca5fef5b9dc65a45c1c8e7fd86', 'Bob', 1795125847984),
	('7b206a193c3d5ce4375d39dedfc1e4141ac8bead1e0f369740d8bc6aa5397e84', 'Cléo 王', 1795125848060);
INSERT INTO public.pulse VALUES
	(1, 1795125855315);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_once UNIQUE (match_id, command_id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (match_id, n);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (match_id, player, holder);
ALTER TABLE ONLY public.outages
    ADD CONSTRAINT outages_pkey PRIMARY KEY (start);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (id);
CREATE INDEX keys_of ON public.keys USING btree (match_id, holder, created);
CREATE INDEX matches_due ON public.matches USING btree (due_at);
CREATE INDEX matches_listed ON public.matches USING btree (public, status, updated);
CREATE INDEX matches_updated ON public.matches USING btree (updated);
CREATE INDEX members_of ON public.members USING btree (player, created, match_id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;
