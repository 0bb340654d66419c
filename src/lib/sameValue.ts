/** Whether two values of plain JSON are equal; the order of keys counts. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
