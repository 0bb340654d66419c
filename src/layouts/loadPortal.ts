/** The portal's frame, in a separate chunk: visitors never need it, and it is fetched ahead once the page is idle. */
export const loadPortal = () => import(/* webpackChunkName: "portal", webpackPrefetch: true */ './portal/PortalLayout')
