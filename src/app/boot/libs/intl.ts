export { createIntl, RawIntlProvider, useIntl } from 'react-intl'
