import type { DeskDog } from '#contract/dog/desk'
import { failureOf } from '../../../api/failureOf'
import type { ApiFailure } from '../../../api/request'
import { useLast } from '../../../api/useLast'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { unfitIn } from './unfitIn'

interface Agreed {
  agreed: string[]
}
type DeskMutation<Body extends Agreed> = (options: {
  fixedCacheKey: string
}) => readonly [
  call: (change: { slug: string; body: Body }) => PromiseLike<{ data?: DeskDog; error?: unknown }>,
  answer: { error?: unknown; data?: DeskDog | undefined },
]

/**
 * Sends a change that the desk makes of a dog. Where paid entries would no longer fit, the server refuses at first and
 * lists them: a dialog shows them, and what was agreed to goes along with the second try.
 */
export const useDeskChange = <Body extends Agreed>(
  useMutation: DeskMutation<Body>,
  name: 'correctDog' | 'correctFacts' | 'measureDog' | 'microchip' | 'setLevel' | 'confirmLevel',
  { dog }: DeskDog,
) => {
  const [attempt, tried] = useMutation(useCallKey(`try ${name}`))
  const [save, saved] = useMutation(useCallKey(`save ${name}`))
  const dialog = useOpen({ kind: 'dialog', dialog: name })
  const unfit = unfitIn(useLast(tried.error))

  const changed = async (call: typeof attempt, body: Body): Promise<ApiFailure | 'more' | null> => {
    const failure = failureOf(await call({ slug: dog.slug, body }))
    if (failure?.code === 'consequences_changed')
      return call === attempt ? 'more' : changed(attempt, { ...body, agreed: [] })
    dialog.setOpen(false)
    // The form changes nothing that is shown in it: it stays, and is sent on what is there now.
    return failure && { ...failure, details: {} }
  }
  return {
    send: async (body: Body): Promise<ApiFailure | 'more' | null> => {
      const agreed = dialog.isOpen ? unfit.map(({ entryId }) => entryId) : []
      const result = await changed(dialog.isOpen ? save : attempt, { ...body, agreed })
      if (result === 'more') dialog.setOpen(true)
      return result
    },
    unfit: dialog.isOpen ? unfit : null,
    close: () => dialog.setOpen(false),
    done: tried.data ?? saved.data ?? null,
  }
}
