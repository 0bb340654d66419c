export type RunPanel = 'order' | 'results' | 'course'

/** The name of what is unfolded of a class (the slice `panels`). */
export const panelOf = (what: RunPanel, classId: string): string => `${what}/${classId}`
/** Where a class is found on its show's page. */
export const anchorOf = (classId: string): string => `runs-${classId}`
