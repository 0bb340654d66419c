import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#contract/shared/locales'
import { localeFile } from './messages'

/** Replaced wording, with its replacement. */
const discouraged: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\be-mail/i, 'email'],
    [/\b(mailbox|mails|by mail)\b/i, 'inbox, emails, by email'],
    [/\b(did|does) not arrive\b/i, 'Couldn’t load …'],
    [/\bask(s|ed)? (again|anew)\b/i, 'Try again'],
    [/\bpaid back\b/i, 'refunded'],
    [/\b(does|do) not fit (here|\.)/i, 'Enter a valid …'],
    [/\b(it|they|what|measurement) stands?\b|\bstands? here\b/i, 'appear, be shown'],
    [/\b(a slip|another look|one press|leave it as it is|look into)\b/i, 'a typo, a problem, select, Cancel, check'],
    [/\blog-ins?\b/i, 'login (noun), log in (verb)'],
    [/\b(nobody|somebody|everybody|whoever|whom)\b/i, 'no one, someone, everyone, the person who'],
    [/\b(goes|comes) back to\b|\bon its way back\b|\bwhat goes back\b/i, 'refund'],
    [/\btake(s|n)? (it |them )?back\b/i, 'withdraw an entry, cancel an invitation, withdraw from approval, unpublish'],
    [/\bno such\b/i, '… not found'],
    [/\brevision\b(?! *,)(?![^{]*})/i, 'version'],
    [/\bthe (show’s )?desk\b/i, 'the organiser area, the show office'],
    [/\bfits?\b(?! *,| to run| and free)/i, 'eligible, can enter'],
  ],
  pl: [
    [/zapytaj ponownie/i, 'Spróbuj ponownie'],
    [/nie (dotarł|dotarł[ay]|przybył)/i, 'Nie udało się wczytać …'],
    [/\b(tu|tutaj) (stoi|stanie)\b/i, 'pojawi się'],
    [/wartość tu nie pasuje/i, 'Wpisz …'],
    [/zostaw bez zmian/i, 'Anuluj'],
    [/wszędzie indziej/i, 'pozostałe urządzenia'],
    [/\bkażda wysokość\b|\bkażdej wysokości\b/i, 'wszystkie kategorie'],
    [/recenzen/i, 'opiniujący'],
    [/poziom(y|ie|u)? FCI/i, 'klasa FCI'],
    [/Kennel Clubu/i, 'Kennel Club'],
    [/kolejnoś\w+ startów/i, 'lista startowa'],
    [/emerytur|pies senior/i, 'zakończył starty, weteran'],
    [/czas\w* normow/i, 'standardowy czas przebiegu'],
    [/cen\w* promocyjn/i, 'opłata w pierwszym terminie'],
    [/\bbiur(o|a|em|ze)\b(?! zawodów)/i, 'panel organizatora, biuro zawodów'],
    [/\bw ringu\b/i, 'na ringu'],
    [/karta nie została obciążona/i, 'nie pobraliśmy opłaty'],
    [/\btrzyma(my|ne|ny)\b/i, 'rezerwujemy, zarezerwowane'],
  ],
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

// Earlier versions of pages stay as they were in force.
const isOf = (locale: Locale) => (file: string) =>
  file.includes(`/${locale}/`) && !file.includes('/archive/') && file.endsWith('.md')

/** Where the site, its pages and its emails use such wording, as `file:line`. */
export const discouragedWording = (locale: Locale): string[] =>
  [localeFile(locale), `server/messages/${locale}.ts`, ...filesIn('content').filter(isOf(locale))].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // Ids of messages keep the words of the code.
      .map((line) => line.replace(/^ *"[\w.]+": /, ''))
      .flatMap((line, index) =>
        discouraged[locale].flatMap(([wording, better]) => {
          const found = wording.exec(line)?.[0]
          return found === undefined ? [] : [`${file}:${index + 1}: “${found}”. Better: ${better}`]
        }),
      ),
  )
