import { sameValue } from '../../lib/sameValue'

/** A dialog by what it asks or shows, with the record that it is `of` where several on a screen ask the same. */
interface OuterDialog {
  kind: 'dialog'
  dialog:
    | 'actForMember'
    | 'addCost'
    | 'addHelper'
    | 'addMember'
    | 'addPerson'
    | 'addPlanPrice'
    | 'blockMember'
    | 'bookEntry'
    | 'bookLine'
    | 'cancelClasses'
    | 'cancelMailing'
    | 'cancelPurchase'
    | 'cancelShow'
    | 'changeEntry'
    | 'changeMemberEmail'
    | 'answerLevel'
    | 'answerProblem'
    | 'confirmLevel'
    | 'correctDog'
    | 'correctInvoice'
    | 'correctMembership'
    | 'endDiscount'
    | 'endMembership'
    | 'addToFamily'
    | 'removeFromFamily'
    | 'pauseMembership'
    | 'resumeMembership'
    | 'refundMembership'
    | 'saveMemberData'
    | 'deleteMember'
    | 'letterOn'
    | 'recordMembership'
    | 'correctFacts'
    | 'deleteMailing'
    | 'deleteProblem'
    | 'deletion'
    | 'deskSearch'
    | 'disputeHeight'
    | 'disqualify'
    | 'dogChange'
    | 'drawDay'
    | 'editHelper'
    | 'endManaging'
    | 'endTransfer'
    | 'findPayment'
    | 'giveRefund'
    | 'leaveDraw'
    | 'leaveWaiting'
    | 'measureDog'
    | 'mergeClasses'
    | 'mergeMember'
    | 'undoMerge'
    | 'measureHere'
    | 'setLevel'
    | 'microchip'
    | 'moveAtDesk'
    | 'newDiscount'
    | 'newExtra'
    | 'editExtra'
    | 'deleteExtra'
    | 'extraUntil'
    | 'withdrawExtra'
    | 'withdrawExtraAtDesk'
    | 'recordTransfer'
    | 'editContract'
    | 'removeContract'
    | 'reopenContract'
    | 'signContract'
    | 'removeCost'
    | 'removeHelper'
    | 'removeMemberFactor'
    | 'removePlanPrice'
    | 'sendMailing'
    | 'settleProviderLine'
    | 'showMail'
    | 'splitClass'
    | 'transferDog'
    | 'transferSent'
    | 'withdrawAtDesk'
    | 'withdrawEntry'
    | 'withdrawMarked'
    // Calendars of fields.
    | 'birthDate'
    | 'bookedOn'
    | 'earlyUntil'
    | 'movedTo'
    | 'lastDay'
    | 'endDate'
    | 'entriesCloseDay'
    | 'entriesOpenDay'
    | 'fciOn'
    | 'gradeOn'
    | 'levelFrom'
    | 'receivedOn'
    | 'sendDay'
    | 'signedOn'
    | 'startDate'
    | 'validFrom'
    | 'validTo'
  of?: string
}

export interface DialogOverlay extends OuterDialog {
  /** The dialog in which it was opened, and with which it closes. */
  within?: OuterDialog
}

/** What is open or shown for a while. Its fields are written in one order, as two are compared. */
export type Overlay =
  | DialogOverlay
  | {
      kind: 'menu'
      menu:
        | 'compete'
        | 'contract'
        | 'exportExtras'
        | 'exportInvoices'
        | 'exportJournal'
        | 'exportMembers'
        | 'exportSettlement'
        | 'join'
        | 'more'
        | 'result'
        | 'sheet'
        | 'tabs'
      of?: string
    }
  /** Why a dog can't run in a class, in the matrix; and what the price of an entry is made of. */
  | { kind: 'reasons' | 'price'; classId: string; dogId: string }
  /** All dogs of a list, or all fields of a dog that are the same. */
  | { kind: 'dogSync'; list: 'changed' | 'conflict' | 'new' | 'same' }
  | { kind: 'drawCheck'; show: string }
  /** The field that asks where from. */
  | { kind: 'near' }
  /** The columns of the dashboard, whose heights are known. */
  | { kind: 'dashboard' }
  /** The field of a one-time code, once it was asked for. */
  | { kind: 'code'; form: 'login' | 'renewal' | 'secondFactor' }
  /** What became of a text that was handed to the reader. */
  | { kind: 'handOver'; outcome: 'copied' | 'copyFailed' | 'fileSaved' }
  /** The text of the file that a report of a problem sends. */
  | { kind: 'reportFile' }
  /** A part of a screen that did not come. */
  | { kind: 'missingPart'; part: string }

/** Of these any number is open at a time. */
const many: Overlay['kind'][] = ['code', 'missingPart']

const outerOf = (overlay: Overlay): Overlay | undefined => (overlay as Partial<DialogOverlay>).within

/** Is it one that matches, or opened in one? */
const isIn = (overlay: Overlay, matches: (one: Overlay) => boolean): boolean => {
  const outer = outerOf(overlay)
  return matches(overlay) || (outer !== undefined && matches(outer))
}

export const isAmong = (open: readonly Overlay[], overlay: Overlay): boolean =>
  open.some((one) => sameValue(one, overlay))

/** Without an overlay and what was opened in it. */
export const withoutOverlay = (open: readonly Overlay[], overlay: Overlay): Overlay[] =>
  open.filter((one) => !isIn(one, (part) => sameValue(part, overlay)))

/** With an overlay: in place of another of its kind that was opened in the same one. */
export const withOverlay = (open: readonly Overlay[], overlay: Overlay): Overlay[] => {
  const isBeside = (one: Overlay) =>
    one.kind === overlay.kind && !many.includes(one.kind) && sameValue(outerOf(one), outerOf(overlay))
  return [...withoutOverlay(open, overlay).filter((one) => !isIn(one, isBeside)), overlay]
}
