import { useState } from 'react'

/**
 * The last defined value. A mutation that runs again has neither data nor error until it ends, so a dialog that shows them would
 * close and open again.
 */
export const useLast = <Value>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
