import './ui/system/fonts.css'
import { openKitSheet } from './app/kitSheet/openKitSheet'

void openKitSheet()
