// The site with hot reload; calls of the API go to the server beside it.
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import webpackConfig from '../../webpack.config.ts'

const server = new WebpackDevServer(
  {
    port: Number(process.env['WEB_PORT'] ?? 8080),
    hot: true,
    historyApiFallback: true,
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` }],
  },
  webpack(webpackConfig({}, { mode: 'development' })),
)
await server.start()
