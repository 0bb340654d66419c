/** Where a tab remembers, over a reload, that it records. */
export const recordingKey = 'qa'
