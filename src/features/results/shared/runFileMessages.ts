import type { MessageDescriptor } from 'react-intl'
import type { RunColumn, RunFileKind } from '#contract/results/runFiles'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  open: { id: 'results.files.open', defaultMessage: 'Save as a file' },
  columns: { id: 'results.files.columns', defaultMessage: 'Columns beside the number and the dog' },
  failed: { id: 'results.files.failed', defaultMessage: 'Couldn’t create the file. Try again.' },
})

export const xlsxMessages: Record<RunFileKind, MessageDescriptor> = defineMessages({
  order: { id: 'results.files.orderXlsx', defaultMessage: 'Running order (Excel)' },
  results: { id: 'results.files.resultsXlsx', defaultMessage: 'Results (Excel)' },
})

export const csvMessages: Record<RunFileKind, MessageDescriptor> = defineMessages({
  order: { id: 'results.files.orderCsv', defaultMessage: 'Running order (CSV)' },
  results: { id: 'results.files.resultsCsv', defaultMessage: 'Results (CSV)' },
})

/** Number and dog are always there. */
export type OptionalColumn = Exclude<RunColumn, 'number' | 'dog'>

export const columnMessages: Record<OptionalColumn, MessageDescriptor> = defineMessages({
  kennelClubName: { id: 'results.files.kennelClubName', defaultMessage: 'Kennel Club name' },
  pedigreeName: { id: 'results.files.pedigreeName', defaultMessage: 'Pedigree name' },
  microchip: { id: 'results.files.microchip', defaultMessage: 'Microchip number' },
  birthDate: { id: 'results.files.birthDate', defaultMessage: 'Date of birth' },
  nexusRank: { id: 'results.files.nexusRank', defaultMessage: 'Nexus level' },
  kennelClubGrade: { id: 'results.files.kennelClubGrade', defaultMessage: 'Kennel Club grade' },
  fciLevel: { id: 'results.files.fciLevel', defaultMessage: 'FCI level' },
  height: { id: 'results.files.height', defaultMessage: 'Height category' },
  measured: { id: 'results.files.measured', defaultMessage: 'Height measured' },
  handler: { id: 'results.files.handler', defaultMessage: 'Handler' },
})

/** What is printed. */
export const paperMessages = defineMessages({
  open: { id: 'results.files.papers', defaultMessage: 'Print' },
  results: { id: 'results.files.resultsPdf', defaultMessage: 'Results (PDF)' },
  prizes: { id: 'results.files.prizesPdf', defaultMessage: 'Prize list (PDF)' },
  labels: { id: 'results.files.labelsPdf', defaultMessage: 'Labels (PDF)' },
  scoreSheets: { id: 'results.files.scoreSheetsPdf', defaultMessage: 'Score sheets (PDF)' },
  certificates: { id: 'results.files.certificatesPdf', defaultMessage: 'Certificates (PDF)' },
  failed: { id: 'results.files.paperFailed', defaultMessage: 'Couldn’t create the PDF. Try again.' },
})
