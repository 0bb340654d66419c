import { DogInvitationDraft } from '#contract/dog/keepers'
import { parse, type ParseResult } from '#contract/shared/parse'

/** An invitation for a dog as the call takes it. */
export const readDraft = (slug: string, draft: unknown): ParseResult<{ slug: string; body: DogInvitationDraft }> => {
  const known = parse(DogInvitationDraft, draft)
  return known.success ? { success: true, data: { slug, body: known.data } } : known
}
