import type { TravelKind } from '#contract/money/judgeContract'
import type { Locale } from '#contract/shared/locales'

interface JudgeContractMessages {
  title: string
  signedOn: (day: string) => string
  organiser: string
  judge: string
  /** Lines that the judge fills in by hand. */
  judgeName: string
  toFill: readonly string[]
  show: string
  days: (first: string, last: string) => string
  venue: string
  classes: string
  noClasses: string
  columns: { time: string; ring: string; cls: string }
  terms: string
  fee: string
  noFee: string
  travel: string
  travels: Record<TravelKind, (sum: string) => string>
  provided: string
  nothing: string
  cancellation: string
  /** What happens when the show is cancelled, or the judge withdraws. */
  whenCancelled: Record<TravelKind, string>
  whenWithdrawn: string
  changes: string
  signatures: string
  placeAndDate: string
  forOrganiser: string
  ofJudge: string
}

/** The words of a contract with a judge, on paper. */
export const judgeContractMessages: Record<Locale, JudgeContractMessages> = {
  en: {
    title: 'Judging contract',
    signedOn: (day) => `Signed on ${day}`,
    organiser: 'Organiser',
    judge: 'Judge',
    judgeName: 'Name',
    toFill: ['Address', 'Tax or registration number, if any'],
    show: 'Show',
    days: (first, last) => (first === last ? first : `${first} to ${last}`),
    venue: 'Venue',
    classes: 'Classes to judge',
    noClasses: 'The classes will be agreed before the show.',
    columns: { time: 'Start', ring: 'Ring', cls: 'Class' },
    terms: 'Terms',
    fee: 'Fee for the whole show',
    noFee: 'None',
    travel: 'Travel',
    travels: {
      none: () => 'Not refunded',
      fixed: (sum) => `${sum}, a fixed sum`,
      receipts: (sum) => `Against receipts, up to ${sum}`,
    },
    provided: 'Provided by the organiser',
    nothing: 'Nothing else',
    cancellation: 'Cancellation and withdrawal',
    whenCancelled: {
      none: 'If the organiser cancels the show, no fee is due.',
      fixed:
        'If the organiser cancels the show, no fee is due. Travel costs that the judge has already paid and cannot recover are refunded against receipts, up to the sum agreed for travel.',
      receipts:
        'If the organiser cancels the show, no fee is due. Travel costs that the judge has already paid and cannot recover are refunded against receipts, up to the sum agreed for travel.',
    },
    whenWithdrawn:
      'If the judge withdraws, neither the fee nor travel is due. The judge tells the organiser as soon as possible.',
    changes: 'Changes to this contract are made in writing. Each party keeps a signed copy.',
    signatures: 'Signatures',
    placeAndDate: 'Place and date',
    forOrganiser: 'For the organiser',
    ofJudge: 'Judge',
  },
  pl: {
    title: 'Umowa o sędziowanie zawodów',
    signedOn: (day) => `Podpisano: ${day}`,
    organiser: 'Organizator',
    judge: 'Sędzia',
    judgeName: 'Imię i nazwisko',
    toFill: ['Adres', 'NIP lub PESEL, jeśli wymagany'],
    show: 'Zawody',
    days: (first, last) => (first === last ? first : `${first} – ${last}`),
    venue: 'Miejsce',
    classes: 'Biegi do sędziowania',
    noClasses: 'Biegi zostaną uzgodnione przed zawodami.',
    columns: { time: 'Start', ring: 'Ring', cls: 'Bieg' },
    terms: 'Warunki',
    fee: 'Wynagrodzenie za całe zawody',
    noFee: 'Brak',
    travel: 'Dojazd',
    travels: {
      none: () => 'Bez zwrotu kosztów',
      fixed: (sum) => `${sum} ryczałtem`,
      receipts: (sum) => `Zwrot na podstawie rachunków, najwyżej ${sum}`,
    },
    provided: 'Organizator zapewnia',
    nothing: 'Nic ponadto',
    cancellation: 'Odwołanie zawodów i rezygnacja sędziego',
    whenCancelled: {
      none: 'Jeśli organizator odwoła zawody, wynagrodzenie się nie należy.',
      fixed:
        'Jeśli organizator odwoła zawody, wynagrodzenie się nie należy. Poniesione już koszty dojazdu, których sędzia nie może odzyskać, organizator zwraca na podstawie rachunków, do kwoty uzgodnionej na dojazd.',
      receipts:
        'Jeśli organizator odwoła zawody, wynagrodzenie się nie należy. Poniesione już koszty dojazdu, których sędzia nie może odzyskać, organizator zwraca na podstawie rachunków, do kwoty uzgodnionej na dojazd.',
    },
    whenWithdrawn:
      'Jeśli sędzia zrezygnuje, nie przysługuje mu wynagrodzenie ani zwrot kosztów dojazdu. O rezygnacji zawiadamia organizatora niezwłocznie.',
    changes: 'Zmiany umowy wymagają formy pisemnej. Każda ze stron otrzymuje podpisany egzemplarz.',
    signatures: 'Podpisy',
    placeAndDate: 'Miejscowość i data',
    forOrganiser: 'Organizator',
    ofJudge: 'Sędzia',
  },
}
