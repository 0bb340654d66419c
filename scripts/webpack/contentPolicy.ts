import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import HtmlPlugin from 'html-webpack-plugin'
import type { Compiler } from 'webpack'

const hashesOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** Writes dist/csp.json: the hashes of what stands inline in the pages, for the server's Content-Security-Policy. */
export class ContentPolicy {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler) {
    const found = { script: new Set<string>(), style: new Set<string>() }
    compiler.hooks.compilation.tap('ContentPolicy', (compilation) =>
      HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tap('ContentPolicy', (page) => {
        for (const tag of ['script', 'style'] as const) hashesOf(page.html, tag).forEach((hash) => found[tag].add(hash))
        return page
      }),
    )
    compiler.hooks.done.tap('ContentPolicy', () =>
      writeFileSync(
        join(process.cwd(), this.file),
        `${JSON.stringify({ script: [...found.script], style: [...found.style] }, null, 2)}\n`,
      ),
    )
  }
}
