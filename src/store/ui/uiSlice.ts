import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLocale, type Locale } from '#contract/locales'
import { userSignedOut } from '../auth/authSlice'
import { itemAdded, itemRemoved } from '../purchase/purchaseSlice'
import { locationChanged } from '../router/routerSlice'

export type ColorScheme = 'light' | 'dark'
export type Contrast = 'normal' | 'sunlight'

export interface UiState {
  menu_collapsed: boolean
  locale: Locale
  colorScheme: ColorScheme
  contrast: Contrast
  /** The time that screens show, as an ISO instant: moved on by listeners, so that a trace shows what the reader saw. */
  now: string
  /**
   * Menus, dialogs and sheets that are open, in the order in which they were opened. A name is a path: `dialog.dog.discard`
   * was opened in `dialog.dog`, and closes with it; of `menu.join` and `menu.compete` one is open at a time.
   */
  open: string[]
  /** The cart could not be written to the browser's storage. */
  storageRefused: boolean
  /** Lines of the stored cart that this build cannot read: they stay in storage until the cart changes. */
  unreadItems: number
  /** The messages of the chosen language could not be loaded: the page is shown in another one. */
  languageMissing: boolean
}

const initialState: UiState = {
  menu_collapsed: false,
  locale: defaultLocale,
  colorScheme: 'light',
  contrast: 'normal',
  now: '1970-01-01T00:00:00.000Z',
  open: [],
  storageRefused: false,
  unreadItems: 0,
  languageMissing: false,
}

/** How the reader has set the product up, and what the clock on the screen says. */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    menuToggled: (state) => {
      state.menu_collapsed = !state.menu_collapsed
    },
    localeChosen: (state, action: PayloadAction<Locale>) => {
      state.locale = action.payload
      state.languageMissing = false
    },
    languageFailed: (state) => {
      state.languageMissing = true
    },
    languageLoaded: (state) => {
      state.languageMissing = false
    },
    colorSchemeChosen: (state, action: PayloadAction<ColorScheme>) => {
      state.colorScheme = action.payload
    },
    contrastChosen: (state, action: PayloadAction<Contrast>) => {
      state.contrast = action.payload
    },
    timePassed: (state, action: PayloadAction<string>) => {
      state.now = action.payload
    },
    menuOpened: (state, { payload }: PayloadAction<string>) => {
      const siblings = payload.slice(0, payload.lastIndexOf('.') + 1)
      state.open = [...state.open.filter((name) => !name.startsWith(siblings)), payload]
    },
    menuClosed: (state, { payload }: PayloadAction<string>) => {
      state.open = state.open.filter((name) => !`${name}.`.startsWith(`${payload}.`))
    },
    /** They are no longer in storage either. */
    unreadItemsDropped: (state) => {
      state.unreadItems = 0
    },
    storageFailed: (state) => {
      state.storageRefused = true
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state) => {
        state.open = []
      })
      .addMatcher(isAnyOf(itemAdded, itemRemoved, userSignedOut), (state) => {
        state.unreadItems = 0
      })
  },
  selectors: {
    selectMenuCollapsed: (state) => state.menu_collapsed,
    selectLocale: (state) => state.locale,
    selectColorScheme: (state) => state.colorScheme,
    selectContrast: (state) => state.contrast,
    selectNow: (state) => state.now,
    selectOpen: (state) => state.open,
    selectLanguageMissing: (state) => state.languageMissing,
    /** Another value at each minute at which a missing language is to be tried again. */
    selectLanguageAttempt: (state) => (state.languageMissing ? state.now : ''),
    selectUnreadItems: (state) => state.unreadItems,
    selectStorageRefused: (state) => state.storageRefused,
  },
})

export const {
  menuToggled,
  localeChosen,
  colorSchemeChosen,
  contrastChosen,
  timePassed,
  menuOpened,
  menuClosed,
  storageFailed,
  unreadItemsDropped,
  languageFailed,
  languageLoaded,
} = uiSlice.actions
export const {
  selectMenuCollapsed,
  selectLocale,
  selectColorScheme,
  selectContrast,
  selectNow,
  selectOpen,
  selectLanguageMissing,
  selectLanguageAttempt,
  selectStorageRefused,
  selectUnreadItems,
} = uiSlice.selectors
