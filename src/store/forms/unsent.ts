import type { RootState } from '../rootReducer'
import type { ResultSheetState } from '../results/resultSheetsSlice'

const isTyped = ({ runs, course }: ResultSheetState) => runs.ids.length > 0 || Object.keys(course).length > 0

/** Something is typed, in a form or in results, that would be lost with the page. */
export const selectUnsent = ({ forms, resultSheets }: RootState): boolean =>
  Object.values(forms.byId).some(({ changed }) => changed.length > 0) ||
  Object.values(resultSheets?.byClass ?? {}).some(isTyped)
