export interface KitProps {
  /** Sample words are in the language of the page: Polish is longer. */
  polish: boolean
}
