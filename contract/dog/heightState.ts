/**
 * What is known of a dog's height before a run: it was `measured`; it is only stated, or unknown (`unmeasured`); or the rules of
 * the class ask for a measurement before the dog runs (`measure_first`).
 */
export const heightStates = ['measured', 'unmeasured', 'measure_first'] as const
export type HeightState = (typeof heightStates)[number]
