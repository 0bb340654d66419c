import { screen } from '@testing-library/react'
import { renderKit } from '../../../testing/renderKit'
import { about } from '../../../testing/recordedTrace'
import { foldTrace } from '../../../trace/foldTrace'
import { withBaseline } from '../../../trace/rerun/withBaseline'
import { textOf, traceOf } from '../../../trace/saveTrace'
import type { State, Trace } from '../../../trace/trace'
import { checkTrace } from './checkTrace'
import { openChecked } from './openTrace'
import { Verdict } from './Verdict'

// A listener dispatches the second after the first.
const actions = [
  { type: 'ui/localeChosen', payload: 'pl' },
  { type: 'api/invalidateTags', payload: ['Worded'] },
]
const recorded = async (): Promise<Trace> => {
  const [start, ...states] = foldTrace({ form: 'actions', actions }).frames as [State, ...State[]]
  return withBaseline(traceOf({ start, actions, states, times: [0, 5], dropped: 0, requests: [] }, about))
}
const show = async (trace: Trace) => {
  const text = textOf(trace)
  const checked = checkTrace(text)
  if (!checked.success) throw new Error('refused')
  const opened = openChecked('trace', text, checked)
  const onSeek = jest.fn()
  return { onSeek, ...(await renderKit(<Verdict opened={opened} onSeek={onSeek} />)) }
}

it('says when requests and automatic actions match the recording', async () => {
  await show(await recorded())
  expect(await screen.findByText('Requests and automatic actions match the recording too.')).toBeVisible()
})

it('names the first request that differs and links to its step [X14]', async () => {
  const { envelope, ...trace } = await recorded()
  const { onSeek, user } = await show({
    ...trace,
    actions: trace.actions.with(1, { type: 'api/invalidateTags', payload: ['Dog'] }),
    envelope: {
      ...envelope!,
      requests: [{ step: 1, method: 'POST', path: '/api/logout' }],
      rerun: { steps: [], requests: [0], extras: {} },
    },
  })
  expect(await screen.findByText('After step 1, this build no longer sends POST /api/logout.')).toBeVisible()
  expect(screen.getByText('There is 1 more difference.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go to step 1' }))
  expect(onSeek).toHaveBeenCalledWith(1)
})
