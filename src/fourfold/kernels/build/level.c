/* Says whether the processor is an x86-64 of the third level (AVX2, BMI2 and what goes with them),
   and whether the system keeps its wide registers: then it takes the kernels for newer processors. */

#include <cpuid.h>

static int has(unsigned word, unsigned wanted) { return (word & wanted) == wanted; }

int fourfold_level(void) {
    unsigned a, b, c, d, low, high;
    /* SSE 3 to 4.2, FMA, CX16, MOVBE, POPCNT, OSXSAVE, AVX, F16C. */
    if (!__get_cpuid(1, &a, &b, &c, &d) || !has(c, 0x38D83201u)) return 0;
    /* BMI1, AVX2, BMI2. */
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !has(b, 0x00000128u)) return 0;
    /* LAHF, LZCNT. */
    if (!__get_cpuid(0x80000001u, &a, &b, &c, &d) || !has(c, 0x00000021u)) return 0;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return has(low, 6u);
}
