import { WordsView as WordsView_02a57d99c7be53cc683ebe9a7c40c00a } from '../../../admin/words-view.tsx'
import { SpecTransfer as SpecTransfer_7b7819dc35b39048f05b6adde12e1876 } from '../../../admin/spec-transfer.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { NoAdministrator as NoAdministrator_52e74084315c3a7789bacc05044dce3e } from '../../../admin/replacement-views.tsx'
import { ForgotPassword as ForgotPassword_52e74084315c3a7789bacc05044dce3e } from '../../../admin/replacement-views.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/words-view.tsx#WordsView": WordsView_02a57d99c7be53cc683ebe9a7c40c00a,
  "/admin/spec-transfer.tsx#SpecTransfer": SpecTransfer_7b7819dc35b39048f05b6adde12e1876,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/replacement-views.tsx#NoAdministrator": NoAdministrator_52e74084315c3a7789bacc05044dce3e,
  "/admin/replacement-views.tsx#ForgotPassword": ForgotPassword_52e74084315c3a7789bacc05044dce3e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
