import { useState } from 'react'

/**
 * The value, or the last there was. A mutation that runs again has neither answer nor error until it is through: what it
 * said before stays in view.
 */
export const useLast = <Value>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
