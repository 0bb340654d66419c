import * as z from 'zod/mini'
import { ClassesForDog, DeskEntriesAdded, type DeskEntries } from '#contract/entry/addAtDesk'
import { deskEntryPaths } from '#contract/entry/paths'
import { Helper, ShowHelpers, type HelperChange, type HelperFacts } from '#contract/entry/helpers'
import { fill } from '#contract/shared/paths'
import { ShowEntry } from '#contract/entry/desk'
import { api } from '../api'
import { saveFile } from '../saveFile'

const changed = ['ShowEntry', 'Show', 'Eligibility'] as const

/** What the desk adds to a show: entries, paid there, the paper for them, and who helps. */
export const addAtDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClassesForDog: build.query<ClassesForDog, { slug: string; dog: string }>({
      query: (at) => ({ url: fill(deskEntryPaths.classesForDog, at) }),
      responseSchema: ClassesForDog,
      providesTags: ['Eligibility', 'ShowEntry'],
    }),
    /** Safe to repeat: the same key with the same entries adds nothing twice. */
    addAtDesk: build.mutation<DeskEntriesAdded, { slug: string; key: string; body: DeskEntries }>({
      query: ({ slug, key, body }) => ({
        url: fill(deskEntryPaths.addEntries, { slug }),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      responseSchema: DeskEntriesAdded,
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: [...changed, 'Purchase'],
    }),
    /** Twice is once: what was given back already stays so. */
    giveRefund: build.mutation<ShowEntry, string>({
      query: (id) => ({ url: fill(deskEntryPaths.deskRefund, { id }), method: 'POST', body: {} }),
      responseSchema: ShowEntry,
      invalidatesTags: ['ShowEntry', 'Purchase'],
    }),
    saveEntryForm: build.mutation<null, string>({
      queryFn: (slug, call, _options, ask) =>
        saveFile(call, ask, {
          url: fill(deskEntryPaths.entryForm, { slug }),
          type: 'application/pdf',
          name: `${slug}-entry-form.pdf`,
        }),
    }),
    getHelpers: build.query<ShowHelpers, string>({
      query: (slug) => ({ url: fill(deskEntryPaths.helpers, { slug }) }),
      responseSchema: ShowHelpers,
      providesTags: ['ShowEntry'],
    }),
    /** Twice is once: the same person with the same task on the same day is there already. */
    addHelper: build.mutation<Helper, HelperFacts & { slug: string }>({
      query: ({ slug, ...body }) => ({ url: fill(deskEntryPaths.helpers, { slug }), method: 'POST', body }),
      responseSchema: Helper,
      invalidatesTags: ['ShowEntry'],
    }),
    changeHelper: build.mutation<Helper, HelperChange & { id: string }>({
      query: ({ id, ...body }) => ({ url: fill(deskEntryPaths.helper, { id }), method: 'PUT', body }),
      responseSchema: Helper,
      invalidatesTags: ['ShowEntry'],
    }),
    removeHelper: build.mutation<null, string>({
      query: (id) => ({ url: fill(deskEntryPaths.helper, { id }), method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: ['ShowEntry'],
    }),
    saveHelperSheet: build.mutation<null, string>({
      queryFn: (slug, call, _options, ask) =>
        saveFile(call, ask, {
          url: fill(deskEntryPaths.helperSheet, { slug }),
          type: 'application/pdf',
          name: `${slug}-helpers.pdf`,
        }),
    }),
  }),
})

export const {
  useGetClassesForDogQuery,
  useAddAtDeskMutation,
  useGiveRefundMutation,
  useSaveEntryFormMutation,
  useGetHelpersQuery,
  useAddHelperMutation,
  useChangeHelperMutation,
  useRemoveHelperMutation,
  useSaveHelperSheetMutation,
} = addAtDeskApi
