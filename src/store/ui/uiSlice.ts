import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLocale, type Locale } from '#contract/shared/locales'
import type { WidthClass } from '../../config/breakpoints'
import { clockCorrected } from '../../api/events'
import { userSignedOut } from '../auth/authSlice'
import { itemAdded, itemRemoved } from '../purchase/purchaseSlice'
import { locationChanged } from '../router/routerSlice'
import { isAmong, withoutOverlay, withOverlay, type Overlay } from './overlay'

export type ColorScheme = 'light' | 'dark'
export type Contrast = 'normal' | 'sunlight'

/** Shown in place of a screen, or of the frame of all screens, that failed. */
export interface Fault {
  of: 'screen' | 'frame'
  pathname: string
  /** A file of the build did not come; else something threw. */
  missing: boolean
  /** What was thrown, cut. */
  message: string
  stack: string
}

export interface UiState {
  /** null: not chosen. Then it is open where there is room for it. */
  menu_collapsed: boolean | null
  /** A tablet’s frame, in which the open menu would take more than a third. */
  isFrameTight: boolean
  locale: Locale
  colorScheme: ColorScheme
  contrast: Contrast
  /**
   * The time that screens show and count by, as an ISO instant: the server's, by its last answer. Advanced by
   * listeners, so that a trace shows what the reader saw.
   */
  now: string
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  clockOffset: number
  /**
   * What is open or shown for a while, in the order in which it came: menus, dialogs, sheets, a field that was asked for, a part
   * that did not come, what became of a copied text.
   */
  open: Overlay[]
  /** The cart could not be written to the browser's storage. */
  storageRefused: boolean
  /** Lines of the stored cart that this build cannot read: they stay in storage until the cart changes. */
  unreadItems: number
  /** The messages of the chosen language could not be loaded: the page is shown in another one. */
  languageMissing: boolean
  fault: Fault | null
  /** The browser has a network. */
  isOnline: boolean
  /** The reader lets this page keep the last steps, so that a report of a problem can show them. */
  keepsSteps: boolean
  /** How wide the window is, where a trace is recorded: no screen asks for it. */
  width: WidthClass | null
}

const initialState: UiState = {
  menu_collapsed: null,
  isFrameTight: false,
  locale: defaultLocale,
  colorScheme: 'light',
  contrast: 'normal',
  now: '1970-01-01T00:00:00.000Z',
  clockOffset: 0,
  open: [],
  storageRefused: false,
  unreadItems: 0,
  languageMissing: false,
  fault: null,
  isOnline: true,
  keepsSteps: false,
  width: null,
}

/** An instant so many milliseconds later. */
export const laterBy = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString()

const isMenuCollapsed = (state: UiState): boolean => state.menu_collapsed ?? state.isFrameTight

/** How the reader has set the product up, and what the clock on the screen says. */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    menuToggled: (state) => {
      state.menu_collapsed = !isMenuCollapsed(state)
    },
    frameMeasured: (state, { payload }: PayloadAction<boolean>) => {
      state.isFrameTight = payload
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
    opened: (state, { payload }: PayloadAction<Overlay>) => {
      state.open = withOverlay(state.open, payload)
    },
    closed: (state, { payload }: PayloadAction<Overlay>) => {
      state.open = withoutOverlay(state.open, payload)
    },
    /** They are no longer in storage either. */
    unreadItemsDropped: (state) => {
      state.unreadItems = 0
    },
    storageFailed: (state) => {
      state.storageRefused = true
    },
    failed: (state, { payload }: PayloadAction<Fault>) => {
      state.fault = payload
    },
    connectionChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isOnline = payload
    },
    stepsKept: (state, { payload }: PayloadAction<boolean>) => {
      state.keepsSteps = payload
    },
    widthChanged: (state, { payload }: PayloadAction<WidthClass>) => {
      state.width = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(clockCorrected, (state, { payload }) => {
        state.now = laterBy(state.now, payload - state.clockOffset)
        state.clockOffset = payload
      })
      .addCase(locationChanged, (state, { payload }) => {
        state.open = []
        // Another screen is shown; the frame is the same one.
        if (state.fault?.of === 'screen' && state.fault.pathname !== payload.location.pathname) state.fault = null
      })
      .addMatcher(isAnyOf(itemAdded, itemRemoved, userSignedOut), (state) => {
        state.unreadItems = 0
      })
      // Who uses the browser next has not agreed to anything.
      .addMatcher(userSignedOut, (state) => {
        state.keepsSteps = false
      })
  },
  selectors: {
    selectMenuCollapsed: isMenuCollapsed,
    selectFrameTight: (state) => state.isFrameTight,
    selectLocale: (state) => state.locale,
    selectColorScheme: (state) => state.colorScheme,
    selectContrast: (state) => state.contrast,
    selectNow: (state) => state.now,
    selectClockOffset: (state) => state.clockOffset,
    selectOpen: (state) => state.open,
    selectIsOpen: (state, overlay: Overlay) => isAmong(state.open, overlay),
    selectLanguageMissing: (state) => state.languageMissing,
    /** Another value at each minute at which a missing language is to be tried again. */
    selectLanguageAttempt: (state) => (state.languageMissing ? state.now : ''),
    selectUnreadItems: (state) => state.unreadItems,
    selectStorageRefused: (state) => state.storageRefused,
    selectFault: (state) => state.fault,
    selectIsOnline: (state) => state.isOnline,
    selectKeepsSteps: (state) => state.keepsSteps,
  },
})

export const {
  menuToggled,
  frameMeasured,
  localeChosen,
  colorSchemeChosen,
  contrastChosen,
  timePassed,
  opened,
  closed,
  storageFailed,
  unreadItemsDropped,
  languageFailed,
  languageLoaded,
  failed,
  connectionChanged,
  stepsKept,
  widthChanged,
} = uiSlice.actions
export const {
  selectMenuCollapsed,
  selectFrameTight,
  selectLocale,
  selectColorScheme,
  selectContrast,
  selectNow,
  selectClockOffset,
  selectOpen,
  selectIsOpen,
  selectLanguageMissing,
  selectLanguageAttempt,
  selectStorageRefused,
  selectUnreadItems,
  selectFault,
  selectIsOnline,
  selectKeepsSteps,
} = uiSlice.selectors
