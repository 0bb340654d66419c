// The library declares the module without its ending, by which Node alone finds it.
declare module 'redux-persist/lib/stateReconciler/autoMergeLevel2.js' {
  export { default } from 'redux-persist/lib/stateReconciler/autoMergeLevel2'
}
