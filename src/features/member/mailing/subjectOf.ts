import type { MailingRow } from '#contract/member/mailing'
import type { Locale } from '#contract/shared/locales'

/** The subject of an email in the reader's language, or the one that there is. */
export const subjectOf = ({ subjectEn, subjectPl }: Pick<MailingRow, 'subjectEn' | 'subjectPl'>, locale: Locale) =>
  locale === 'pl' ? subjectPl || subjectEn : subjectEn || subjectPl
