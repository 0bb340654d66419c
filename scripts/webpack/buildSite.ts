import type { Stats } from 'webpack'
import webpackConfig from '../../webpack.config'
import { drawPages } from './drawPages'
import { runWebpack } from './runWebpack'

/** Draws the public pages and bundles the site into a folder: files in `web`, pages in `pages`. */
export const buildSite = async (how: { atOnce?: boolean; folder?: string } = {}): Promise<Stats> =>
  runWebpack(webpackConfig({ ...how, drawn: await drawPages() }, { mode: 'production' }))
