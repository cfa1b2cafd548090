import { expect, test } from "vitest";
import { isLoopback } from "./address";

test.each([
    "http://localhost:4444/m/abc",
    "http://play.localhost/m/abc",
    "http://127.0.0.1:4444/m/abc",
    "http://127.8.0.1/",
    "http://[::1]:4444/m/abc",
])("%s opens only on this computer", (link) => expect(isLoopback(link)).toBe(true));

test.each([
    "http://192.168.1.20:4444/m/abc",
    "https://play.example.org/m/abc",
    "https://localhost.example.org/",
    "https://127.example.org/",
    "a1b2/quantik/3",
])("%s opens elsewhere, or is no link", (link) => expect(isLoopback(link)).toBe(false));
