/** One picture of a screen in a setting. */
export interface Picture {
  screen: string
  locale: string
  width: number
  variant: string
  file: string
}

const slug = (text: string) => text.replace(/[^\w]+/g, '-')

const style = `body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #ddd }
nav { columns: 4; font-size: 13px } section { margin-top: 32px } h2 { font-size: 18px }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start } figure { margin: 0 }
img { display: block; max-height: 560px; max-width: 480px; border: 1px solid #888; background: #fff }
body:has(#en:target) figure.pl, body:has(#pl:target) figure.en, body:has(#light:target) figure:not(.light),
body:has(#dark:target) figure:not(.dark), body:has(#phone:target) figure:not(.w320),
body:has(#tablet:target) figure:not(.w768), body:has(#desk:target) figure:not(.w1440) { display: none }`

const figure = ({ locale, width, variant, file }: Picture) =>
  `<figure class="${locale} ${variant} w${width}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>
<figcaption>${locale} ${width} ${variant}</figcaption></figure>`

const filters = { en: 'English', pl: 'Polski', light: 'light', dark: 'dark', phone: '320', tablet: '768', desk: '1440' }

/** All pictures on one page, by screen; its links show those of one language, theme or width. */
export const sheetOf = (pictures: readonly Picture[]): string => {
  const names = [...new Set(pictures.map(({ screen }) => screen))].sort()
  const sections = names.map((name) => {
    const own = pictures.filter(({ screen }) => screen === name)
    const sorted = own.sort((a, b) => a.width - b.width || a.file.localeCompare(b.file))
    return `<section id="${slug(name)}"><h2>${name}</h2><div>${sorted.map(figure).join('')}</div></section>`
  })
  const only = Object.entries(filters).map(([id, label]) => `<a id="${id}" href="#${id}">${label}</a>`)
  const links = names.map((name) => `<a href="#${slug(name)}">${name}</a><br>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>
<p>Show: <a href="#">all</a> ${only.join(' ')}</p><nav>${links.join('')}</nav>${sections.join('\n')}</html>`
}
