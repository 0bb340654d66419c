import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { type EarlierVersion, isEarlierVersion, type PageText, partsOfVersion } from '#contract/info/contentPage'
import type { Locale } from '#contract/shared/locales'
import { paths } from '#contract/shared/paths'
import { useFormats } from '../../i18n/useFormats'
import { useShownLocale } from '../../i18n/useShownLocale'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Page } from '../../ui/kit/Page'
import { InfoPage } from './InfoPage'
import { messages } from './messages'

/** Loads an earlier version of a page, in a separate chunk. */
const loadEarlierText = async (version: EarlierVersion, locale: Locale): Promise<PageText> => {
  const file: unknown = await import(
    /* webpackChunkName: "earlier-[request]" */ `../../../content/pages/${locale}/archive/${version}.md`
  )
  return (file as { default: PageText }).default
}

const EarlierPage = ({ version }: { version: EarlierVersion }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const locale = useShownLocale()
  const load = useCallback(() => loadEarlierText(version, locale), [version, locale])
  const notice = (
    <Notice
      tone="warning"
      action={
        <Button asChild variant="outline">
          <Link to={paths[partsOfVersion(version).page]}>
            <FormattedMessage {...messages.currentVersion} />
          </Link>
        </Button>
      }
    >
      <FormattedMessage {...messages.replaced} />
    </Notice>
  )
  return (
    <OnDemand name="earlier-version" load={load}>
      {(text) => (
        <InfoPage
          text={text}
          tab={formatMessage(messages.tab, { title: text.title, date: longDay(partsOfVersion(version).inForceFrom) })}
          before={notice}
        />
      )}
    </OnDemand>
  )
}

/** /earlier-versions/{slug}: a page of the organisation as it was before it changed. */
export const EarlierVersionScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.earlierVersion) ?? { slug: '' }
  if (isEarlierVersion(slug)) return <EarlierPage version={slug} />
  return (
    <Page title={formatMessage(messages.versionNotFound)} lead={formatMessage(messages.versionNotFoundText)}>
      <div>
        <Button asChild>
          <Link to={paths.terms}>
            <FormattedMessage {...messages.toTerms} />
          </Link>
        </Button>
      </div>
    </Page>
  )
}
