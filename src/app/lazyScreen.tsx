import type { ComponentType } from 'react'
import type { Policy } from '#contract/access/policy'
import { lazyComponent } from '../lib/lazyComponent'

/** The module of a screen: the screen is all that it exports. */
type ScreenModule = Record<string, ComponentType>
const screenIn = (module: ScreenModule): ComponentType => Object.values(module)[0] as ComponentType

/** A screen in a chunk of its own. */
export const lazy = (load: () => Promise<ScreenModule>) => {
  const Screen = lazyComponent(async () => screenIn(await load()))
  return { Screen, load: Screen.load }
}

/**
 * The same for members only. The guard comes beside the screen, in the chunk of the members' frame, which all who pass
 * it have.
 */
export const forMembers = (policy: Policy, load: () => Promise<ScreenModule>) =>
  lazy(async () => {
    const guard = import(/* webpackChunkName: "portal" */ './MembersOnly')
    const [{ MembersOnly }, loaded] = await Promise.all([guard, load()])
    const Screen = screenIn(loaded)
    return {
      Guarded: () => (
        <MembersOnly policy={policy}>
          <Screen />
        </MembersOnly>
      ),
    }
  })
