// What the SDK adds to a program of one file: names that are always there, and what is said about it.
global using System;
global using System.Collections.Generic;
global using System.IO;
global using System.Linq;
global using System.Net.Http;
global using System.Threading;
global using System.Threading.Tasks;

[assembly: System.Runtime.Versioning.TargetFramework(".NETCoreApp,Version=v{major}.0", FrameworkDisplayName = ".NET {major}.0")]
[assembly: System.Reflection.AssemblyCompany("script")]
[assembly: System.Reflection.AssemblyConfiguration("Debug")]
[assembly: System.Reflection.AssemblyFileVersion("1.0.0.0")]
[assembly: System.Reflection.AssemblyInformationalVersion("1.0.0")]
[assembly: System.Reflection.AssemblyProduct("script")]
[assembly: System.Reflection.AssemblyTitle("script")]
[assembly: System.Reflection.AssemblyVersion("1.0.0.0")]
