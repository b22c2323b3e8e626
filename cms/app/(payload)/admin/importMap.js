import { SpecTransfer as SpecTransfer_7b7819dc35b39048f05b6adde12e1876 } from '../../../admin/spec-transfer.tsx'
import { NoAdministrator as NoAdministrator_406c1f51b13b9e4c7b8d12474725f825 } from '../../../admin/locked-door.tsx'
import { ForgotPassword as ForgotPassword_406c1f51b13b9e4c7b8d12474725f825 } from '../../../admin/locked-door.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/spec-transfer.tsx#SpecTransfer": SpecTransfer_7b7819dc35b39048f05b6adde12e1876,
  "/admin/locked-door.tsx#NoAdministrator": NoAdministrator_406c1f51b13b9e4c7b8d12474725f825,
  "/admin/locked-door.tsx#ForgotPassword": ForgotPassword_406c1f51b13b9e4c7b8d12474725f825,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
