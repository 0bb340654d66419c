// The app's cache is made without vendor prefixes (src/app/App.tsx), yet Emotion keeps its prefixer within reach as the
// default for caches without a word about it, so that no bundler can leave it out.
const kept = 'var defaultStylisPlugins = [prefixer];'

/** @param {string} source */
module.exports = function leaveOutPrefixer(source) {
  if (!source.includes(kept)) throw new Error(`@emotion/cache has no line "${kept}" any more: look what took its place`)
  return source.replace(kept, 'var defaultStylisPlugins = [];')
}
