/**
 * In the place of @emotion/is-prop-valid, a list of every attribute there is (1.9 kB): Chakra has taken its own props out
 * before it asks, but for these two, and TypeScript knows what an element takes. `as` says which element it becomes.
 */
const isPropValid = (name: string): boolean => name !== 'theme' && name !== 'as'

// As the package exports it.
export { isPropValid as default }
