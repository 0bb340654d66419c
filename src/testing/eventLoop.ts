const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Waits until something is so, however busy the machine is; a test in which it never is so runs out of its time. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await turn()
}

/** Lets everything happen that waits for no answer, so that a test may say what has not happened. */
export const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns += 1) await turn()
}
