import { InvitationDraft } from '#contract/dog/keepers'
import { read, type Read } from '#contract/shared/read'

/** An invitation for a dog as the call takes it. */
export const readDraft = (slug: string, draft: unknown): Read<{ slug: string; body: InvitationDraft }> => {
  const known = read(InvitationDraft, draft)
  return known.success ? { success: true, data: { slug, body: known.data } } : known
}
