import { useIntl } from 'react-intl'

/** Hundredths as they are read: 3462 is 34.62, in Polish 34,62. */
export const useHundredths = () => {
  const { formatNumber } = useIntl()
  return (value: number): string =>
    formatNumber(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })
}
