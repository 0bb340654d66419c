/**
 * On phones there is room for one bar at the bottom. Where a screen has a cart bar, it takes the tab bar's place,
 * and the header holds what the tab bar leads to: `display` is what a part of the frame does meanwhile.
 */
export const besideCartBar = (display: 'none' | 'contents') => ({
  '@media (width < 48rem)': { 'html:has([data-bar=cart]) &': { display } },
})
