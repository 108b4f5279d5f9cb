// Which system and machine a program says that it runs on, as in the head of a bug report.
using System;
using System.Runtime.InteropServices;

Console.WriteLine($"system:       {RuntimeInformation.OSDescription}");
Console.WriteLine($"framework:    {RuntimeInformation.FrameworkDescription}");
Console.WriteLine($"architecture: {RuntimeInformation.ProcessArchitecture}");
Console.WriteLine($"identifier:   {RuntimeInformation.RuntimeIdentifier}");
foreach (var platform in new[] { OSPlatform.Linux, OSPlatform.Windows, OSPlatform.OSX })
    Console.WriteLine($"{platform}: {RuntimeInformation.IsOSPlatform(platform)}");
