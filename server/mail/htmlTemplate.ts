import type { Locale } from '#contract/shared/locales'
import { organisation } from '../content/organisation'
import { typeset } from '../content/typography'
import { escaped } from '../http/escaped'
import type { MailLink, MailParagraph } from '../messages/mailMessages'

interface HtmlMail {
  locale: Locale
  subject: string
  club: string
  paragraphs: readonly MailParagraph[]
  footer: readonly string[]
  links: readonly Omit<MailLink, 'isButton'>[]
}

/** By day and by night, as the site has them. A club's own colours take their place. */
const paints = {
  bg: ['#F5F8F2', '#0B1C16'],
  'bg.panel': ['#FFFFFF', '#11281F'],
  'bg.turf': ['#17693F', '#0F4A2E'],
  'bg.inverse': ['#0E2A22', '#F0F6EC'],
  'bg.night': ['#0E2A22', '#06120E'],
  fg: ['#0E2A22', '#F0F6EC'],
  'fg.muted': ['#3A5147', '#B9CCBF'],
  'fg.inverse': ['#FFFFFF', '#0B1C16'],
  'fg.onTurf': ['#FFFFFF', '#F0F6EC'],
  accent: ['#075C3A', '#7FDCA6'],
  mark: ['#FFC61A', '#FFC61A'],
  'mark.fg': ['#0B2018', '#0B2018'],
} as const satisfies Record<string, readonly [light: string, dark: string]>
type Paint = keyof typeof paints

/** Ground and text of each part. */
const tones = {
  page: ['bg', 'fg'],
  panel: ['bg.panel', 'fg'],
  note: ['bg.panel', 'fg.muted'],
  link: ['bg.panel', 'accent'],
  turf: ['bg.turf', 'fg.onTurf'],
  plank: ['bg.inverse', 'fg.inverse'],
  mark: ['mark', 'mark.fg'],
  night: ['bg.night', 'fg.onTurf'],
} as const satisfies Record<string, readonly [ground: Paint, text: Paint]>
type Tone = keyof typeof tones

const declarations = (tone: Tone, isNight: 0 | 1, important = ''): string => {
  const chosen: Record<Paint, readonly [string, string]> = { ...paints, ...organisation().colours }
  const [ground, text] = tones[tone]
  return `background-color:${chosen[ground][isNight]}${important};color:${chosen[text][isNight]}${important}`
}

/** Mail clients without style sheets read the attribute, those that know dark mode the class. */
const toned = (tone: Tone, style = ''): string => `class="${tone}" style="${declarations(tone, 0)};${style}"`
const nightStyles = () =>
  (Object.keys(tones) as Tone[]).map((tone) => `.${tone}{${declarations(tone, 1, '!important')}}`).join('')

const font = "font-family:'Familjen Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text)

/** A text for the template: escaped, each line typeset separately. */
const written = (locale: Locale, text: string): string =>
  escaped(
    text
      .split('\n')
      .map((line) => typeset(locale, line))
      .join('\n'),
  )

/** `label` is HTML already. An address of another scheme becomes no link. */
const anchor = (href: string, label: string, attributes: string): string =>
  isAddress(href) ? `<a href="${escaped(href)}" ${attributes}>${label}</a>` : label

const buttonOf = (href: string, label: string): string => {
  const face = toned('plank', 'display:inline-block;padding:13px 22px;font-weight:600;text-decoration:none')
  return `<table ${table} style="margin:8px 0 12px"><tr><td ${toned('plank', 'border-radius:3px 0 0 3px')}>${anchor(href, label, face)}</td><td ${toned('mark', 'width:12px;border-radius:0 3px 3px 0')}>&nbsp;</td></tr></table>
<p ${toned('note', 'margin:0 0 24px;font-size:14px;line-height:20px;word-break:break-all')}>${anchor(href, escaped(href), toned('link'))}</p>`
}

const innerOf = (locale: Locale, paragraph: MailParagraph): string => {
  if (typeof paragraph !== 'string') return anchor(paragraph.href, written(locale, paragraph.label), toned('link'))
  if (isAddress(paragraph)) return anchor(paragraph, escaped(paragraph), toned('link'))
  return written(locale, paragraph).replace(/\n/g, '<br>')
}

const paragraphOf = (locale: Locale, paragraph: MailParagraph): string =>
  typeof paragraph !== 'string' && paragraph.isButton
    ? buttonOf(paragraph.href, written(locale, paragraph.label))
    : `<p style="margin:0 0 16px;overflow-wrap:anywhere">${innerOf(locale, paragraph)}</p>`

const initialsOf = (club: string): string =>
  club
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase()

/**
 * A mail as HTML: tables and inline styles, since mail clients drop style sheets, and nothing to load, so that opening it
 * cannot be tracked. Every text in it is escaped here.
 */
export const htmlOf = ({ locale, subject, club, paragraphs, footer, links }: HtmlMail): string => {
  // The list of an inbox shows it below the subject; the first paragraph is the greeting.
  const preview = paragraphs.slice(1).find((one) => typeof one === 'string') ?? ''
  const cell = 'padding:24px 32px'
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${nightStyles()}}</style></head>
<body ${toned('page', 'margin:0;padding:0')}><div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table ${table} width="100%" ${toned('page')}><tr><td align="center" style="padding:16px 8px">
<table ${table} width="640" ${toned('panel', `width:100%;max-width:640px;${font};font-size:16px;line-height:24px`)}>
<tr><td style="padding:16px 32px"><table ${table}><tr><td ${toned('mark', 'width:36px;height:36px;border-radius:3px;text-align:center;font-weight:700')}>${escaped(initialsOf(club))}</td><td style="padding-left:12px;font-weight:700">${escaped(club)}</td></tr></table></td></tr>
<tr><td ${toned('turf', cell)}><h1 style="margin:0;font-size:26px;line-height:32px;font-weight:700">${written(locale, subject)}</h1></td></tr>
<tr><td style="padding:24px 32px 8px">${paragraphs.map((one) => paragraphOf(locale, one)).join('\n')}</td></tr>
<tr><td ${toned('night', `${cell};font-size:14px;line-height:20px`)}>${footer.map((line) => `<p style="margin:0 0 8px">${written(locale, line)}</p>`).join('')}${links.map(({ label, href }) => `<p style="margin:0 0 4px">${anchor(href, written(locale, label), toned('night', 'text-decoration:underline'))}</p>`).join('')}</td></tr>
</table></td></tr></table></body></html>`
}
