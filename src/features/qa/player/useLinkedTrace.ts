import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { qaTraceFiles } from '#contract/qa/frame'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import type { AppThunk } from '../../../store/storeTypes'
import { createEarlierPages } from '../recorder/earlierPages'
import { stepIn } from '../shared/stepIn'
import { messages } from './messages'
import { openTrace, type OpenResult, type OpenedTrace } from './openTrace'

const fetchTrace =
  (name: string): AppThunk<Promise<string | null>> =>
  async (_dispatch, _getState, { effects }) => {
    const answer = await effects.fetch(`${qaTraceFiles}/${encodeURIComponent(name)}.json`).catch(() => null)
    return answer?.ok ? answer.text() : null
  }

const readPage =
  (number: number): AppThunk<string | null> =>
  (_dispatch, _getState, { effects }) => {
    const page = createEarlierPages(effects.session)
      .all()
      .find((one) => one.number === number)
    return page && 'text' in page ? page.text : null
  }

/** The link that opens a trace of the server at a step. */
export const linkOf = (trace: string, step: number) => `${paths.qa}?trace=${encodeURIComponent(trace)}#step=${step}`

export type Linked = OpenResult | 'missing' | 'pageMissing' | null

/** The trace of the server, or the page that this tab has left, that the address names, and the step to begin at. */
export const useLinkedTrace = (onOpen: (opened: OpenedTrace) => void) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { search, hash } = useAppSelector(selectLocation)
  const query = new URLSearchParams(search)
  const [name, page] = [query.get('trace'), query.get('page')]
  const pageName = formatMessage(messages.page, { page })
  const [linked, setLinked] = useState<Linked>(null)
  useEffect(() => {
    let wanted = true
    const open = (title: string, text: string | null, missing: 'missing' | 'pageMissing') => {
      if (!wanted) return
      const result = text === null ? missing : openTrace(title, text)
      setLinked(result)
      if (typeof result === 'object' && result.success) onOpen(result.opened)
    }
    if (name !== null) void dispatch(fetchTrace(name)).then((text) => open(name, text, 'missing'))
    else if (page !== null) open(pageName, dispatch(readPage(Number(page))), 'pageMissing')
    return () => {
      wanted = false
    }
  }, [dispatch, name, page, pageName, onOpen])
  return { name, page, linked, firstStep: stepIn(hash) ?? 0 }
}
