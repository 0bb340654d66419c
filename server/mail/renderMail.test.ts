import type { MailReason } from '../messages/mailFrame'
import { button, link, type MailMessages } from '../messages/mailMessages'
import { paymentMails } from '../messages/paymentMails'
import { renderMail } from './renderMail'

const publicUrl = 'https://club.example.org'
const hostile = '<img src=x onerror="alert(1)"> & "Łatka"'

const render = (mail: MailMessages, more: { locale?: 'en' | 'pl'; reason?: MailReason; hasProfile?: boolean } = {}) =>
  renderMail({ publicUrl }, { locale: 'en', reason: 'account', hasProfile: true, unsubscribe: null, ...mail, ...more })

it('escapes a hostile name in the subject, the text, a link and the preview', () => {
  const { text, html } = render({
    subject: hostile,
    paragraphs: [`Hello ${hostile},`, hostile, button(hostile, `https://club.example.org/"><script>`)],
  })
  expect(html).not.toMatch(/<img|<script|" onerror|onerror="/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &quot;Łatka&quot;')
  expect(html).toContain('href="https://club.example.org/&quot;&gt;&lt;script&gt;"')
  expect(text).toContain(`Hello ${hostile},`)
})

it('draws the main link as a button, with its address below', () => {
  const address = 'https://club.example.org/purchases/1?a=1&b=2'
  const { text, html } = render({ subject: 'Receipt', paragraphs: ['Hello,', button('View the receipt', address)] })
  const written = address.replace('&', '&amp;')
  expect(html).toMatch(/<td class="plank"[^>]*><a href="https:[^"]+" class="plank"[^>]*>View the receipt<\/a>/)
  expect(html.split(`href="${written}"`)).toHaveLength(3)
  expect(html).toContain(`>${written}</a></p>`)
  expect(text).toContain(`View the receipt:\n${address}\n`)
})

it('links to nothing but http and https', () => {
  const { html } = render({ subject: 'x', paragraphs: [button('Press', 'javascript:alert(1)'), link('Or', 'data:x')] })
  expect(html).not.toMatch(/href="(javascript|data)/)
})

it('keeps the lines of a Polish text, and ties a word of one letter to the next one', () => {
  const { html } = render({ subject: 'x', paragraphs: ['Przewodnik: Jan Z\nRazem w Łodzi'] }, { locale: 'pl' })
  expect(html).toContain('Przewodnik: Jan Z<br>Razem w\u00a0Łodzi')
})

it('loads nothing, and has colours for dark mode', () => {
  const { html } = render({ subject: 'x', paragraphs: ['Hello,'] })
  expect(html).not.toMatch(/<(img|link|script|svg|iframe)|url\(|@import|@font-face/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toMatch(/prefers-color-scheme:dark\)\{\.page\{background-color:#0B1C16!important/)
})

it.each([
  [
    'en',
    'You’re receiving this email because you have an account with us.',
    'Best wishes,\nClear Round',
    'Contact us',
    'United Kingdom',
  ],
  [
    'pl',
    'Otrzymujesz tę wiadomość, ponieważ masz u nas konto.',
    'Pozdrawiamy\nClear Round',
    'Napisz do nas',
    'Wielka Brytania',
  ],
] as const)('closes with a sign-off, the reason and the club (%s)', (locale, why, signOff, contact, country) => {
  const { text, html } = render({ subject: 'x', paragraphs: ['y'] }, { locale })
  const [body = '', footer = ''] = text.split('\n\n-- \n')
  expect(body).toMatch(new RegExp(`${signOff}$`))
  expect(footer).toContain(why)
  expect(footer).toContain(`Clear Round Agility Ltd, 1 Show Field Lane, Shrewsbury SY0 0AA, ${country}`)
  expect(footer).toContain(`${contact}: ${publicUrl}/contact`)
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html.replaceAll('\u00a0', ' ')).toContain(why)
})

it('offers the language of emails to readers with a profile alone', () => {
  const mail = { subject: 'x', paragraphs: ['y'] }
  expect(render(mail).text).toContain(`Change the language of our emails: ${publicUrl}/profile/edit`)
  expect(render(mail, { hasProfile: false }).text).not.toContain('/profile/edit')
})

it('signs no message of the contact form', () => {
  const { text } = render({ subject: 'x', paragraphs: ['y'] }, { reason: 'contactForm', hasProfile: false })
  expect(text).toMatch(/^y\n\n-- \n/)
  expect(text).not.toContain('/contact')
})

it.each([
  ['en', 1, 'Entry confirmed: Winter Cup', 'Your entry is paid and confirmed.'],
  ['en', 3, 'Entries confirmed: Winter Cup', 'Your 3 entries are paid and confirmed.'],
  ['pl', 1, 'Zgłoszenie potwierdzone: Winter Cup', 'Twoje zgłoszenie jest opłacone i potwierdzone.'],
  ['pl', 5, 'Zgłoszenia potwierdzone: Winter Cup', '5 zgłoszeń jest opłaconych i potwierdzonych.'],
] as const)('says in %s how many entries are confirmed: %i', (locale, entries, subject, words) => {
  const facts = { number: 1005, receipt: [], link: publicUrl, shows: ['Winter Cup'] }
  const mail = paymentMails[locale].entriesPaid({ ...facts, entries })
  expect(mail.subject).toBe(subject)
  expect(render(mail, { locale }).text).toContain(words)
})
