import type { Stats } from 'webpack'
import webpackConfig from '../../webpack.config'
import { prerenderPages } from './prerenderPages'
import { runWebpack } from './runWebpack'

/** Draws the public pages and bundles the site into a folder: files in `web`, pages in `pages`. */
export const buildSite = async (how: { synchronousBoot?: boolean; folder?: string } = {}): Promise<Stats> =>
  runWebpack(webpackConfig({ ...how, prerendered: await prerenderPages() }, { mode: 'production' }))
