import * as z from 'zod/mini'
import { plainText, RichText } from '#contract/info/richText'
import { richText } from './richText'

const text = (words: string) => ({ kind: 'text', text: words })
const textRunsOf = (source: string) =>
  richText(source)
    .flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.text)] : []))
    .join('\n')
const html = (source: string) => {
  const refused: string[] = []
  const tree = richText(source, (what) => refused.push(what))
  expect(z.safeParse(RichText, tree).success).toBe(true)
  expect(JSON.stringify(tree)).not.toMatch(/"href":"(?!https:|mailto:|\/[^/\\])/)
  return refused
}

describe('a text of the organisation', () => {
  it('has headings, paragraphs, lists, tables, quotes, marks and links', () => {
    expect(
      richText(
        '## Height {#height}\n\nA *dog* is **measured** [once](/regulations).\n\n- one\n- two\n\n1. first\n\n' +
          '| Name | From |\n|---|---|\n| Small | 30.1 |\n\n> Stand square.\n\n### Not measured',
      ),
    ).toEqual([
      { kind: 'heading', level: 2, id: 'height', text: [text('Height')] },
      {
        kind: 'paragraph',
        text: [
          text('A '),
          { ...text('dog'), emphasis: true },
          text(' is '),
          { ...text('measured'), strong: true },
          text(' '),
          { kind: 'link', href: '/regulations', words: [text('once')] },
          text('.'),
        ],
      },
      { kind: 'list', ordered: false, items: [[text('one')], [text('two')]] },
      { kind: 'list', ordered: true, items: [[text('first')]] },
      { kind: 'table', head: [[text('Name')], [text('From')]], rows: [[[text('Small')], [text('30.1')]]] },
      { kind: 'quote', paragraphs: [[text('Stand square.')]] },
      { kind: 'heading', level: 3, id: 'not-measured', text: [text('Not measured')] },
    ])
  })

  it('gives each heading an id that nothing else of the page has', () => {
    const ids = richText('## Content\n\n## Łapa\n\n## Łapa\n\n## 犬').map((block) => (block as { id: string }).id)
    expect(ids).toEqual(['content-2', 'lapa', 'lapa-2', 'section'])
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#10;script:alert(1))',
    '[a](&#x6A;avascript:alert(1))',
    '[a](data:text/html,<script>)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
    '[a](http://plain.test)',
    '[a](//evil.test)',
    '[a](/..//evil.test)',
    '<javascript:alert(1)>',
    '<https:alert>',
    '[a](relative)',
  ])('does not follow %s, and says so', (source) => {
    expect(html(source)).not.toEqual([])
    expect(JSON.stringify(richText(source))).not.toContain('"link"')
  })

  it.each(['https://example.org/a?b=1#c', 'mailto:us@example.org', '/news/łapa'])('follows %s', (href) => {
    expect(html(`[a](${href}) and <https://example.org>`)).toEqual([])
    expect(JSON.stringify(richText(`[a](${href})`))).toContain('"link"')
  })

  it.each(['<script>alert(1)</script>', '<svg onload=alert(1)>', 'a <img src=x onerror=alert(1)>', '<!-- x -->'])(
    'shows %s as the characters it is, and says so',
    (source) => {
      expect(html(source)).toContain('HTML')
      expect(textRunsOf(source)).toBe(source)
    },
  )

  it('has no image, only its words', () => {
    expect(html('![a dog](https://example.org/dog.png)')).toEqual(['an image'])
    expect(textRunsOf('![a dog](data:image/svg+xml;base64,AAAA)')).toBe('a dog')
  })

  it('keeps lists, quotes and tables one deep', () => {
    expect(html('- one\n  - two\n\n> a\n> > b\n> - c')).toEqual([
      'a list inside a list',
      'a quote inside a quote',
      'a list inside a quote',
    ])
  })

  it.each(['> ', '[', '![', '*', '- ', '<', '`', '| a |\n', '# '])('survives ten thousand "%s"', (sign) => {
    expect(JSON.stringify(richText(sign.repeat(10_000))).length).toBeLessThan(1_000_000)
  })
})
