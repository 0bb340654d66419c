import { act, screen, waitFor, within } from '@testing-library/react'
import { bandLimits } from '#contract/dog/heightBands'
import { locales } from '#contract/shared/locales'
import { limits } from '#contract/shared/limits'
import { fill, paths } from '#contract/shared/paths'
import { defaultRules } from '#contract/entry/rules'
import { organisation } from '../config/organisation'
import { navigate } from '../store/router/navigation'
import { renderApp, serverOfTests } from '../testing/renderApp'
import { loadScreen } from './routes'

const heading = (level = 1) => screen.findByRole('heading', { level })
const pages = [
  { path: '/about', english: 'About', polish: 'O nas', proves: '1.6 2.20' },
  { path: '/leagues', english: 'Leagues', polish: 'Ligi', proves: '1.9 2.21' },
  { path: '/judging', english: 'Judging', polish: 'Sędziowanie', proves: '1.10 2.22' },
  { path: '/regulations', english: 'Regulations', polish: 'Regulamin', proves: '1.8 2.23' },
  { path: '/contact', english: 'Contact', polish: 'Kontakt', proves: '1.11 2.24' },
  {
    path: '/terms-and-conditions',
    english: 'Terms and conditions',
    polish: 'Warunki korzystania',
    proves: '1.12 2.25',
  },
  { path: '/privacy-policy', english: 'Privacy policy', polish: 'Polityka prywatności', proves: '1.13 2.26' },
  {
    path: '/cookies',
    english: 'Cookies and storage',
    polish: 'Pliki cookie i pamięć przeglądarki',
    proves: '1.13',
  },
  {
    path: '/accessibility',
    english: 'Accessibility statement',
    polish: 'Deklaracja dostępności',
    proves: '1.17',
  },
]

describe('a page of the organisation', () => {
  it.each(pages)('is at $path and is called $english [$proves]', async ({ path, english: title }) => {
    await renderApp(path)
    expect(await heading()).toHaveTextContent(title)
    await waitFor(() => expect(document.title).toBe(`${title} | Clear Round`))
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
  })

  it.each(pages)('is at $path for members too, in Polish: $polish [$proves]', async ({ path, polish: title }) => {
    await renderApp(path, { as: 'member', locale: 'pl' })
    expect(await heading()).toHaveTextContent(title)
  })

  it('is drawn at once when its screen was loaded ahead', async () => {
    for (const locale of locales) await loadScreen(paths.terms, locale)
    const { store } = await renderApp('/nowhere')
    act(() => store.dispatch(navigate(paths.terms)))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms and conditions')
  })

  it('shows its other text when another language is chosen, in the same frame', async () => {
    const { user } = await renderApp(paths.about)
    expect(await heading()).toHaveTextContent('About')
    const footer = screen.getByRole('contentinfo')
    const language = screen.getByRole('button', { name: 'PL, Polski' })
    await user.click(language)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('O nas'))
    expect(screen.getByRole('contentinfo')).toBe(footer)
    expect(language).toHaveFocus()
  })

  it('has its contents beside it where it is long, and leads to each section', async () => {
    const { user, store } = await renderApp(paths.cookies)
    await heading()
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const links = within(contents).getAllByRole('link')
    // The list of earlier versions is no section of the text.
    expect([...links.map(({ textContent }) => textContent.replace(/^\d+/, '')), 'Earlier versions']).toEqual(titles)
    for (const link of links) expect(document.getElementById(link.getAttribute('href')!.split('#')[1]!)).not.toBeNull()
    await user.click(links[2]!)
    expect(store.getState().router.location).toMatchObject({ pathname: '/cookies', hash: '#session' })
  })
})

describe('the regulations [1.8 2.23]', () => {
  const figures = () =>
    Object.fromEntries(
      [...document.querySelectorAll('main dl > div')].map((line) => [
        line.querySelector('dt')?.textContent,
        line.querySelector('dd')?.textContent,
      ]),
    )

  it('cut the heights where the rules cut them', async () => {
    await renderApp(paths.regulations)
    await heading()
    const rows = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'))
    const cells = rows.flatMap((row) => (row.length > 0 ? [row.map(({ textContent }) => textContent)] : []))
    expect(cells).toEqual([
      ['Extra small', '–', '30.0 cm', '30.0 cm is Extra small'],
      ['Small', '30.1 cm', '35.0 cm', '35.0 cm is Small'],
      ['Medium', '35.1 cm', '43.0 cm', '43.0 cm is Medium'],
      ['Intermediate', '43.1 cm', '50.0 cm', '50.0 cm is Intermediate'],
      ['Large', '50.1 cm', '–', '50.1 cm is Large'],
    ])
    expect(cells.slice(0, -1).map(([, , to]) => Number.parseFloat(to ?? '') * 10)).toEqual(
      bandLimits.map(([, limit]) => limit),
    )
  })

  it('show the figures of the contract before the server has answered', async () => {
    const app = await renderApp('/nowhere')
    app.effects.fetch = () => new Promise(() => undefined)
    act(() => app.store.dispatch(navigate(paths.regulations)))
    expect(await screen.findByText('The dog', { selector: 'h2' })).toBeInTheDocument()
    expect(figures()).toMatchObject({
      'Minimum age on the day of the class': `${defaultRules.minAgeMonths} months`,
      'Microchip number': `${limits.microchipDigits} digits`,
      'Kennel Club grades': '1–7',
      'FCI levels': 'none, 0–3',
      'Types of class': 'Agility, Jumping',
      'Maximum classes per dog per day': `${defaultRules.classesPerDogAndDay}`,
      'Old age dog from (years)': `${defaultRules.oldAgeYears} years`,
      'Your places are held while you pay': `${defaultRules.holdMinutes} minutes`,
    })
  })

  it('show the organisation’s settings instead, and its levels', async () => {
    const { query } = await serverOfTests()
    const startAt = (months: number) =>
      query(`update rule_sets set rules = jsonb_set(rules, '{ages,startMonths}', '${months}') where key = 'house'`)
    await startAt(15)
    await renderApp(paths.regulations, { locale: 'pl' })
    await waitFor(() => expect(figures()['Minimalny wiek w dniu biegu']).toBe('15 miesięcy'))
    await waitFor(() => expect(figures()['Poziomy Nexus, od najniższego']).toMatch(/^Nexus Start, .*Nexus Elita$/))
    await startAt(18)
  })
})

describe('a page that binds the organisation', () => {
  it('says since when it is in force and leads to its earlier versions, and back', async () => {
    const { user } = await renderApp(paths.terms)
    await heading()
    expect(screen.getByText('In force from 27 November 2026')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'In force from 22 November 2026' }))
    expect(await screen.findByText('This version is no longer in force.')).toBeVisible()
    expect(screen.getByText('In force from 22 November 2026')).toBeVisible()
    expect(await heading()).toHaveTextContent('Terms and conditions')
    await user.click(screen.getByRole('link', { name: 'Read the current version' }))
    expect(await screen.findByText('In force from 27 November 2026')).toBeVisible()
  })

  it('shows an earlier version in Polish', async () => {
    await renderApp(fill(paths.earlierVersion, { slug: 'privacy-2026-11-26' }), { locale: 'pl' })
    expect(await screen.findByText('Ta wersja już nie obowiązuje.')).toBeVisible()
    expect(await heading()).toHaveTextContent('Polityka prywatności')
  })

  it('says that a version is unknown', async () => {
    await renderApp(fill(paths.earlierVersion, { slug: 'terms-1999-01-01' }))
    expect(await heading()).toHaveTextContent('We couldn’t find this version')
  })

  it('asks the club to have it checked, until the settings say that a lawyer has', async () => {
    await renderApp(paths.accessibility)
    await heading()
    const note = screen.queryByText(/^Note for the club: this text is a template/)
    expect(note === null).toBe(organisation.legal.reviewed)
  })
})

describe('contact', () => {
  it('says where the organisation is found [1.11]', async () => {
    await renderApp(paths.contact)
    await heading()
    const main = within(screen.getByRole('main'))
    const { name, address } = organisation.legal
    for (const line of [name, ...address.en.split(', ')]) expect(main.getByText(line)).toBeVisible()
    const social = main.getByRole('link', { name: organisation.social.label.en })
    expect(social).toHaveAttribute('href', organisation.social.url)
  })
})
